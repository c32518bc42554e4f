import { createRoute, redirect } from "@tanstack/react-router";
import { MOVED, type MovedPath } from "../platform/page/moved.ts";
import { rootRoute } from "./root.ts";

/** Redirects a moved address for a link inside the page. The club's server answers such an address with 308. */
export const movedRoute = <P extends MovedPath>(path: P) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => {
      throw redirect({ href: `${MOVED[path]}${location.searchStr}`, replace: true });
    },
  });
