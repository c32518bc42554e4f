import { newCampaignsQuery } from "../../../features/content/campaign-queries.ts";
import { latestNewsQuery, latestVideosQuery, reviewsQuery } from "../../../features/content/fan-queries.ts";
import { nextMatchesQuery } from "../../../features/matches/queries.ts";
import { packsQuery, tariffsQuery } from "../../../platform/queries/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(tariffsQuery(scope)),
  client.prefetchQuery(packsQuery(scope, "roaming")),
  client.prefetchQuery(newCampaignsQuery(scope)),
  client.prefetchQuery(nextMatchesQuery(scope)),
  client.prefetchQuery(latestNewsQuery(scope)),
  client.prefetchQuery(latestVideosQuery(scope)),
  client.prefetchQuery(reviewsQuery(scope)),
];
