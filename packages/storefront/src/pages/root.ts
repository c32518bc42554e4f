import { createRootRouteWithContext } from "@tanstack/react-router";
import type { App } from "../platform/queries/app.ts";
import { definePage } from "../platform/page/page.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { RootLayout } from "../shell/root-layout.tsx";
import { LazyRouteError } from "../shell/lazy-errors.tsx";

/** What an unknown address shows. */
const notFound = definePage({
  path: "",
  drawn: "everybody",
  load: () => import("../shell/not-found/not-found.tsx"),
  screen: "NotFound",
  texts: [],
});

/** What stands on every page, and what every route can reach as `context`. */
export const rootRoute = createRootRouteWithContext<App>()({
  // Texts come before the screen: in the prerenderer, before hydration, and on every navigation.
  beforeLoad: ({ context, matches }) => context.i18n.load(matches.flatMap((match) => match.staticData.page?.texts ?? [])),
  component: RootLayout,
  errorComponent: LazyRouteError,
  notFoundComponent: lazyScreen(notFound),
});
