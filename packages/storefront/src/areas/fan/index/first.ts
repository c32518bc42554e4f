import { eventMatchesQuery, latestNewsQuery, latestVideosQuery } from "../../../features/content/fan-queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(latestNewsQuery(scope)),
  client.prefetchQuery(latestVideosQuery(scope)),
  client.prefetchQuery(eventMatchesQuery(scope, scope.brand.events)),
];
