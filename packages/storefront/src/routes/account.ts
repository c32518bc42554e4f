import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.ts";

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  component: lazyRouteComponent(() => import("../screens/dashboard/dashboard.tsx"), "Dashboard"),
  staticData: { page: "dashboard", delivery: "client", session: true, namespaces: ["dashboard", "errors"] },
});

/** What needs a session: the shell waits for it and otherwise leads to the login and back. */
export const accountRoutes = [dashboard] as const;
