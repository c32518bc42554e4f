import { createRootRouteWithContext } from "@tanstack/react-router";
import type { App } from "../platform/queries/app.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { RootLayout } from "../shell/root-layout.tsx";
import { LazyRouteError } from "../shell/lazy-errors.tsx";

/** What stands on every page, and what every route can reach as `context`. */
export const rootRoute = createRootRouteWithContext<App>()({
  // Texts come before the screen: in the prerenderer, before hydration, and on every navigation.
  beforeLoad: ({ context, matches }) => context.i18n.load(matches.flatMap((match) => match.staticData.namespaces ?? [])),
  component: RootLayout,
  errorComponent: LazyRouteError,
  notFoundComponent: lazyScreen(() => import("../shell/not-found/not-found.tsx"), "NotFound"),
});
