import { categoriesQuery, latestNewsQuery, newsQuery } from "../../../features/content/fan-queries.ts";
import { topicFilter } from "../../../features/content/search/fan-filter.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchList: FetchFirst = (client, scope, { search }) => [
  client.prefetchQuery(newsQuery(scope, topicFilter(Object.fromEntries(search)))),
  client.prefetchQuery(categoriesQuery(scope, "news")),
];

export const fetchDetail: FetchFirst = (client, scope) => [
  client.prefetchQuery(latestNewsQuery(scope)),
  client.prefetchQuery(categoriesQuery(scope, "news")),
];
