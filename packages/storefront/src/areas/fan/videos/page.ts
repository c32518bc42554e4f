import { topicFilter } from "../../../features/content/search/fan-filter.ts";
import { definePage } from "../../../platform/page/page.ts";

export const videos = definePage({
  path: "/fan/videos",
  title: "videos",
  drawn: "everybody",
  load: () => import("./videos.tsx"),
  screen: "Videos",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.addresses) }),
  texts: ["fan"],
  search: topicFilter,
});

export const videoDetail = definePage({
  path: "/fan/videos/$id",
  drawn: "everybody",
  load: () => import("./video-detail.tsx"),
  screen: "VideoDetail",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.detailAddresses) }),
  texts: ["fan"],
});
