import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useMemo } from "react";
import type { App } from "../platform/queries/app.ts";
import { AppProviders } from "../platform/app/use-app.tsx";
import { routerPlace } from "../platform/queries/router-place.tsx";
import type { ClubRouter } from "./router.tsx";

/** The whole page. Hydration requires that the browser and the prerenderer render the same. */
export function ClubApp({ router, app }: { readonly router: ClubRouter; readonly app: App }) {
  const place = useMemo(() => routerPlace(router), [router]);
  return (
    <AppProviders app={app} place={place}>
      <QueryClientProvider client={app.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProviders>
  );
}
