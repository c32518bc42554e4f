import { categoriesQuery, latestNewsQuery } from "../../../features/content/fan-queries.ts";
import { topicFilter } from "../../../features/content/search/fan-filter.ts";
import { type AddressesOf, definePage } from "../../../platform/page/page.ts";

/** The list, and one address for each category. */
const addresses: AddressesOf = async (client, scope) => [
  "/fan/news",
  ...(await client.fetchQuery(categoriesQuery(scope, "news"))).map(({ id }) => `/fan/news?category=${id}`),
];

/** One address for each of the latest news. */
const detailAddresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(latestNewsQuery(scope))).map(({ id }) => `/fan/news/${id}`);

export const news = definePage({
  path: "/fan/news",
  title: "news",
  drawn: "everybody",
  load: () => import("./news.tsx"),
  screen: "News",
  ...(import.meta.env.SSR && { addresses }),
  texts: ["fan"],
  search: topicFilter,
});

export const newsDetail = definePage({
  path: "/fan/news/$id",
  drawn: "everybody",
  load: () => import("./news-detail.tsx"),
  screen: "NewsDetail",
  ...(import.meta.env.SSR && { addresses: detailAddresses }),
  texts: ["fan"],
});
