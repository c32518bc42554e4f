import { createRoute, redirect } from "@tanstack/react-router";
import { MOVED, type MovedPath } from "../platform/page/moved.ts";
import { rootRoute } from "./root.ts";

/** The club's server answers a moved address with 308; this is the same for a link inside the page. */
export const movedRoute = <P extends MovedPath>(path: P) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => {
      throw redirect({ href: `${MOVED[path]}${location.searchStr}`, replace: true });
    },
  });
