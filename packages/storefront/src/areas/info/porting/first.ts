import { donorsQuery } from "../../../features/portings/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(donorsQuery(scope))];
