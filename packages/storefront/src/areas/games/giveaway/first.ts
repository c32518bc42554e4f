import { giveawaysQuery } from "./queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(giveawaysQuery(scope))];
