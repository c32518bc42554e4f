import { definePage } from "../../../platform/page/page.ts";

export const home = definePage({
  path: "/",
  drawn: "everybody",
  load: () => import("./home.tsx"),
  screen: "Home",
  texts: ["home", "tariffs"],
});
