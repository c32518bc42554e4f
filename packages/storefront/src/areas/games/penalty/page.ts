import { definePage } from "../../../platform/page/page.ts";

export const penalty = definePage({
  path: "/fan/games/penalty",
  title: "penalty",
  drawn: "everybody",
  capability: "games",
  load: () => import("./penalty.tsx"),
  screen: "Penalty",
  texts: ["games", "forms"],
});
