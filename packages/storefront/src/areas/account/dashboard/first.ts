import { pingQuery } from "../shared/use-changes.ts";
import { clubShareQuery } from "../../../features/club-share/queries.ts";
import { nextMatchesQuery } from "../../../features/matches/queries.ts";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { openInvoicesQuery } from "../shared/queries.ts";
import { matchDayPackQuery } from "./match-day-pack.ts";
import { ordersQuery } from "./queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(linesQuery(scope)),
  client.prefetchQuery(openInvoicesQuery(scope)),
  client.prefetchQuery(ordersQuery(scope)),
  client.prefetchQuery(nextMatchesQuery(scope)),
  client.prefetchQuery(matchDayPackQuery(scope)),
  ...(scope.brand.clubShare ? [client.prefetchQuery(clubShareQuery(scope))] : []),
];
