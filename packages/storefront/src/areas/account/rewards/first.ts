import { pingQuery } from "../shared/use-changes.ts";
import { myGamesQuery, myRewardsQuery } from "../../../features/games/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(myGamesQuery(scope)),
  client.prefetchQuery(myRewardsQuery(scope)),
];
