import { createRootRouteWithContext } from "@tanstack/react-router";
import type { App } from "../platform/queries/app.ts";
import { definePage } from "../platform/page/page.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { RootLayout } from "../shell/root-layout.tsx";
import { LazyRouteError } from "../shell/lazy-errors.tsx";

/** The page for unknown addresses. */
const notFound = definePage({
  path: "",
  drawn: "everybody",
  load: () => import("../shell/not-found/not-found.tsx"),
  screen: "NotFound",
  texts: [],
});

/** The layout of every page, and the `context` that every route can use. */
export const rootRoute = createRootRouteWithContext<App>()({
  // Texts load before the screen: in the prerenderer, before hydration, and on every navigation.
  beforeLoad: ({ context, matches }) => context.i18n.load(matches.flatMap((match) => match.staticData.page?.texts ?? [])),
  component: RootLayout,
  errorComponent: LazyRouteError,
  notFoundComponent: lazyScreen(notFound),
});
