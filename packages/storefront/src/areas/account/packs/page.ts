import { definePage } from "../../../platform/page/page.ts";

export const packs = definePage({
  path: "/dashboard/options",
  title: "options",
  drawn: "browser",
  session: true,
  load: () => import("./options.tsx"),
  screen: "Options",
  texts: ["packs"],
});

export const packDetail = definePage({
  path: "/dashboard/options/$id",
  title: "optionDetail",
  drawn: "browser",
  session: true,
  load: () => import("./option-detail.tsx"),
  screen: "OptionDetail",
  texts: ["packs", "forms"],
});
