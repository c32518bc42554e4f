import { definePage } from "../../../platform/page/page.ts";

export const dashboard = definePage({
  path: "/dashboard",
  title: "dashboard",
  drawn: "browser",
  session: true,
  offline: ["lines"],
  load: () => import("./dashboard.tsx"),
  screen: "Dashboard",
  texts: ["dashboard", "orders"],
});
