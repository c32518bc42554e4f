import { topicFilter } from "../../../features/content/search/fan-filter.ts";
import { definePage } from "../../../platform/page/page.ts";

export const wallpapers = definePage({
  path: "/fan/wallpapers",
  title: "wallpapers",
  drawn: "everybody",
  load: () => import("./wallpapers.tsx"),
  screen: "Wallpapers",
  texts: ["fan"],
  search: topicFilter,
});

export const wallpaperDetail = definePage({
  path: "/fan/wallpapers/$id",
  drawn: "everybody",
  load: () => import("./wallpaper-detail.tsx"),
  screen: "WallpaperDetail",
  texts: ["fan"],
});
