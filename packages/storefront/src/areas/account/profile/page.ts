import { definePage } from "../../../platform/page/page.ts";

export const profile = definePage({
  path: "/dashboard/account/profile",
  title: "profile",
  drawn: "browser",
  session: true,
  load: () => import("./profile.tsx"),
  screen: "Profile",
  texts: ["account", "invite", "auth", "dashboard", "forms"],
});
