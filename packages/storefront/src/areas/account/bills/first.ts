import { linesQuery } from "../../../platform/queries/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { pingQuery } from "../shared/use-changes.ts";
import { billsAddress, listOf, seasonOf } from "./address.ts";
import { invoicesQuery, seasonsQuery, unbilledQuery } from "./queries.ts";

/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope, { search }) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(linesQuery(scope)),
  client.prefetchQuery(unbilledQuery(scope)),
  client.fetchQuery(seasonsQuery(scope)).then((seasons) => {
    const param = (name: string) => search.get(name) ?? undefined;
    const address = billsAddress({ season: param("season"), show: param("show"), page: param("page"), bill: param("bill") });
    const season = seasonOf(seasons, address);
    return season && client.prefetchQuery(invoicesQuery(scope, listOf(season, address)));
  }),
];
