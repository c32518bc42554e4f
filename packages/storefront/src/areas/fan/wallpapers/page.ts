import { topicFilter } from "../../../features/content/search/fan-filter.ts";
import { definePage } from "../../../platform/page/page.ts";

export const wallpapers = definePage({
  path: "/fan/wallpapers",
  title: "wallpapers",
  drawn: "everybody",
  load: () => import("./wallpapers.tsx"),
  screen: "Wallpapers",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.addresses) }),
  texts: ["fan"],
  search: topicFilter,
});

export const wallpaperDetail = definePage({
  path: "/fan/wallpapers/$id",
  drawn: "everybody",
  load: () => import("./wallpaper-detail.tsx"),
  screen: "WallpaperDetail",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.detailAddresses) }),
  texts: ["fan"],
});
