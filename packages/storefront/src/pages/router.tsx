import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { App } from "../platform/queries/app.ts";
import type { Page } from "../platform/page/page.ts";
import { routeTreeOf } from "./tree.ts";
import { LazyRouteError } from "../shell/lazy-errors.tsx";
import { lightenAborts } from "../shell/light-aborts.ts";
import { viewTransitionOf } from "../shell/view-transition.ts";

/** What every route's guard and loader may use. */
export type ClubContext = App;

/** The club's router. The prerenderer and tests pass a memory history. */
export function createClubRouter(context: ClubContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree: routeTreeOf(context.brand),
    context,
    // A page that fails keeps header and footer.
    defaultErrorComponent: LazyRouteError,
    defaultPreload: "intent",
    scrollRestoration: typeof document !== "undefined",
    // The root answers every unknown address: below /dashboard it would count as the dashboard's and require a login.
    notFoundMode: "root",
    // TanStack Query decides what is fresh, so the router asks it on every visit.
    defaultPreloadStaleTime: 0,
    ...(history && { history }),
  });
  lightenAborts(router);
  router.startViewTransition = viewTransitionOf(router);
  // On a server the router keeps the first route tree of a process for all later routers, and the next club may have other pages.
  if (import.meta.env.SSR) router.setRoutes(router.buildRouteTree());
  return router;
}

export type ClubRouter = ReturnType<typeof createClubRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: ClubRouter;
  }
  interface StaticDataRouteOption {
    /** What the route shows; an address that has moved has none. */
    readonly page?: Page<string, object>;
  }
}
