import { gamesQuery, rewardsQuery } from "../../../features/games/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(gamesQuery(scope)),
  client.prefetchQuery(rewardsQuery(scope)),
];
