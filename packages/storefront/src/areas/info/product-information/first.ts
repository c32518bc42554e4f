import { sheetsQuery } from "../../../features/catalogue/sheets.ts";
import { packsQuery, tariffsQuery } from "../../../platform/queries/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(tariffsQuery(scope)),
  client.prefetchQuery(packsQuery(scope, "roaming")),
  client.prefetchQuery(sheetsQuery(scope)),
];
