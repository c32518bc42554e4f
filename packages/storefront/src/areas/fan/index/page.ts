import { definePage } from "../../../platform/page/page.ts";

export const fanIndex = definePage({
  path: "/fan",
  title: "fan",
  drawn: "everybody",
  load: () => import("./fan-index.tsx"),
  screen: "FanIndex",
  texts: ["fan"],
});
