import { definePage } from "../../../platform/page/page.ts";

export const line = definePage({
  path: "/dashboard/account/overview",
  title: "overview",
  drawn: "browser",
  session: true,
  load: () => import("./overview.tsx"),
  screen: "Overview",
  texts: ["account", "auth", "dashboard", "forms", "payment"],
});
