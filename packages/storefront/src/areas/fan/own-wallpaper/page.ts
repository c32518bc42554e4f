import { definePage } from "../../../platform/page/page.ts";

export const ownWallpaper = definePage({
  path: "/fan/own-wallpaper",
  title: "ownWallpaper",
  drawn: "everybody",
  capability: "jersey",
  load: () => import("./own-wallpaper.tsx"),
  screen: "OwnWallpaper",
  texts: ["fan", "forms", "errors", "validation"],
});
