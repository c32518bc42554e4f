import { definePage } from "../../../platform/page/page.ts";

/** In every club, because a fan keeps rewards after a club switches its games off. */
export const rewards = definePage({
  path: "/dashboard/rewards",
  title: "rewards",
  drawn: "browser",
  session: true,
  load: () => import("./rewards.tsx"),
  screen: "Rewards",
  texts: ["games", "account", "invite", "forms"],
});
