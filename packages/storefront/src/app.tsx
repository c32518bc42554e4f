import { RouterProvider } from "@tanstack/react-router";
import type { App } from "./api/app.ts";
import { AppProviders } from "./api/use-app.tsx";
import type { ClubRouter } from "./router.tsx";

/** The whole page, the same in the browser and in the prerenderer: hydration depends on it. */
export function ClubApp({ router, app }: { readonly router: ClubRouter; readonly app: App }) {
  return (
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
