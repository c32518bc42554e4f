import { definePage } from "../../../platform/page/page.ts";

export const academy = definePage({
  path: "/fan/academy",
  title: "academy",
  drawn: "everybody",
  capability: "clubShare",
  load: () => import("./academy.tsx"),
  screen: "Academy",
  texts: ["academy"],
});
