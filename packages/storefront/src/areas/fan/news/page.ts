import { topicFilter } from "../../../features/content/search/fan-filter.ts";
import { definePage } from "../../../platform/page/page.ts";

export const news = definePage({
  path: "/fan/news",
  title: "news",
  drawn: "everybody",
  load: () => import("./news.tsx"),
  screen: "News",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.addresses) }),
  texts: ["fan"],
  search: topicFilter,
});

export const newsDetail = definePage({
  path: "/fan/news/$id",
  drawn: "everybody",
  load: () => import("./news-detail.tsx"),
  screen: "NewsDetail",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.detailAddresses) }),
  texts: ["fan"],
});
