import { categoriesQuery, videosQuery } from "../../../features/content/fan-queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(videosQuery(scope)),
  client.prefetchQuery(categoriesQuery(scope, "video")),
];
