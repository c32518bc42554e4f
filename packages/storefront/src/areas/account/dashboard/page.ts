import { definePage } from "../../../platform/page/page.ts";

export const dashboard = definePage({
  path: "/dashboard",
  title: "dashboard",
  drawn: "browser",
  session: true,
  budget: "dashboard",
  offline: ["lines"],
  load: () => import("./dashboard.tsx"),
  screen: "Dashboard",
  texts: ["dashboard", "orders"],
});
