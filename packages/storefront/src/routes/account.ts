import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "./lazy-screen.tsx";
import { rootRoute } from "./root.ts";

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  component: lazyScreen(() => import("../screens/dashboard/dashboard.tsx"), "Dashboard"),
  staticData: { page: "dashboard", delivery: "client", session: true, namespaces: ["dashboard", "errors"] },
});

const bills = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/bills",
  component: lazyScreen(() => import("../screens/bills/bills.tsx"), "Bills"),
  staticData: { page: "bills", delivery: "client", session: true, namespaces: ["dashboard", "errors", "validation"] },
});

const options = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/options",
  component: lazyScreen(() => import("../screens/options/pages.ts"), "Options"),
  staticData: { page: "options", delivery: "client", session: true, namespaces: ["packs", "errors"] },
});

const optionDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/options/$id",
  component: lazyScreen(() => import("../screens/options/pages.ts"), "OptionDetail"),
  staticData: { page: "optionDetail", delivery: "client", session: true, namespaces: ["packs", "forms", "errors"] },
});

/** What needs a session: the shell waits for it and otherwise leads to the login and back. */
export const accountRoutes = [dashboard, bills, options, optionDetail] as const;
