import { linesQuery, packsQuery } from "../../../platform/queries/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { myPacksQuery } from "../shared/my-packs.ts";
import { pingQuery } from "../shared/use-changes.ts";
import { packQuery } from "./queries.ts";

// The ping comes first, so that the next revision shows whether anything changed between the answers.
export const fetchList: FetchFirst = (client, scope) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(packsQuery(scope)),
  client.prefetchQuery(linesQuery(scope)),
  client.prefetchQuery(myPacksQuery(scope)),
];

export const fetchDetail: FetchFirst = (client, scope, { params }) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(packQuery(scope, params["id"] ?? "")),
  client.prefetchQuery(linesQuery(scope)),
  client.prefetchQuery(myPacksQuery(scope)),
];
