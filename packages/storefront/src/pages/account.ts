import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "./lazy-screen.tsx";
import { loadOwn } from "./loaders-own.ts";
import { rootRoute } from "./root.ts";

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  loader: loadOwn,
  component: lazyScreen(() => import("../areas/account/dashboard/dashboard.tsx"), "Dashboard"),
  staticData: { page: "dashboard", delivery: "client", session: true, offline: ["lines"], namespaces: ["dashboard", "orders"] },
});

const orderDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/orders/$id",
  loader: loadOwn,
  component: lazyScreen(() => import("../areas/account/order/order-detail.tsx"), "OrderDetail"),
  staticData: {
    page: "orderDetail",
    delivery: "client",
    session: true,
    namespaces: ["orders", "payment", "forms"],
  },
});

const bills = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/bills",
  loader: loadOwn,
  component: lazyScreen(() => import("../areas/account/bills/bills.tsx"), "Bills"),
  staticData: {
    page: "bills",
    delivery: "client",
    session: true,
    offline: ["invoices", "seasons"],
    namespaces: ["bills", "forms"],
  },
});

const options = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/options",
  loader: loadOwn,
  component: lazyScreen(() => import("../areas/account/packs/options.tsx"), "Options"),
  staticData: { page: "options", delivery: "client", session: true, namespaces: ["packs"] },
});

const optionDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/options/$id",
  loader: loadOwn,
  component: lazyScreen(() => import("../areas/account/packs/option-detail.tsx"), "OptionDetail"),
  staticData: { page: "optionDetail", delivery: "client", session: true, namespaces: ["packs", "forms"] },
});

const profile = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/account/profile",
  loader: loadOwn,
  component: lazyScreen(() => import("../areas/account/profile/profile.tsx"), "Profile"),
  staticData: {
    page: "profile",
    delivery: "client",
    session: true,
    namespaces: ["account", "invite", "auth", "dashboard", "forms"],
  },
});

const overview = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/account/overview",
  loader: loadOwn,
  component: lazyScreen(() => import("../areas/account/line/overview.tsx"), "Overview"),
  staticData: {
    page: "overview",
    delivery: "client",
    session: true,
    namespaces: ["account", "auth", "dashboard", "forms", "payment"],
  },
});

/** What needs a session: the shell waits for it and otherwise leads to the login and back. */
export const accountRoutes = [dashboard, orderDetail, bills, options, optionDetail, profile, overview] as const;
