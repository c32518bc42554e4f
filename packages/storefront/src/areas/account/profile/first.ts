import { pingQuery } from "../shared/use-changes.ts";
import { devicesQuery } from "./access/queries.ts";
import { casesQuery } from "./cases/queries.ts";
import { methodsQuery } from "./payment/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(methodsQuery(scope)),
  client.prefetchQuery(devicesQuery(scope)),
  client.prefetchQuery(casesQuery(scope)),
];
