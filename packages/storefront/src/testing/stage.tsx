import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouterState,
} from "@tanstack/react-router";
import type { User } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { NAMESPACES, useLanguage } from "@tribun/i18n";
import { allTexts } from "@tribun/i18n/testing";
import { ToastProvider } from "@tribun/ui-kit";
import { type ReactNode, useEffect, useState } from "react";
import { createApp } from "../platform/queries/app.ts";
import { AppProviders } from "../platform/app/use-app.tsx";
import type { Brand } from "@tribun/brand-contract";
import { useBrand } from "../platform/brand/use-brand.tsx";
import { sessionAtom } from "../platform/session/session-state.ts";
import { type Answers, fakeOperator } from "./fake-operator.ts";
import { routerPlace } from "../platform/queries/router-place.tsx";
import { sampleBrand } from "./sample-brand.ts";

export type StageOptions = {
  readonly screen: ReactNode;
  /** Address of the screen; any other address is shown as text. */
  readonly path?: string;
  readonly brand?: Brand;
  readonly language?: Language;
  readonly answers?: Answers;
  /** The fan who is signed in from the start. */
  readonly user?: User;
};

/** A screen with everything that a page provides, an operator that answers from a table, and a history of its own. */
export async function makeStage({ screen, path = "/", brand = sampleBrand, language = "de", answers = {}, user }: StageOptions) {
  const operator = fakeOperator(answers);
  const app = await createApp({
    brand,
    language,
    namespaces: NAMESPACES,
    texts: await allTexts(language),
    baseUrl: "https://operator.example",
    fetch: operator.fetch,
  });
  app.store.set(sessionAtom, user ? { status: "authenticated", user } : { status: "unauthenticated" });
  const root = createRootRoute({ component: Outlet });
  const home = new URL(path, "https://here.invalid").pathname;
  const Place = () => {
    const { pathname, href } = useRouterState({
      select: ({ location }) => ({ pathname: location.pathname, href: location.href }),
      structuralSharing: true,
    });
    return pathname === home ? screen : <output data-testid="place">{href}</output>;
  };
  const place = createRoute({ getParentRoute: () => root, path: "$", component: Place });
  const router = createRouter({ routeTree: root.addChildren([place]), history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const element = (
    <AppProviders app={app} place={routerPlace(router)}>
      <QueryClientProvider client={app.queryClient}>
        <ToastProvider closeLabel={app.i18n.text("shell", "toast.close")}>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </AppProviders>
  );
  return { element, app, router, sent: operator.sent };
}

/** The same for stories, in the club and language of the toolbar. */
export function StoryStage({ screen, path, answers, user }: Omit<StageOptions, "brand" | "language">) {
  const brand = useBrand();
  const language = useLanguage();
  const [element, setElement] = useState<ReactNode>();
  useEffect(() => {
    let wanted = true;
    const options = { screen, brand, language, ...(path !== undefined && { path }), ...(answers && { answers }), ...(user && { user }) };
    void makeStage(options).then((stage) => wanted && setElement(stage.element));
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a story's options never change
  }, [brand, language]);
  return element;
}
