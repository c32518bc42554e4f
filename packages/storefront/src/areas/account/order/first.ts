import { pingQuery } from "../shared/use-changes.ts";
import { orderQuery } from "../../../platform/queries/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope, { params }) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(orderQuery(scope, params["id"] ?? "")),
];
