import { questionsQuery, topicsQuery } from "../../../features/content/faq-queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(questionsQuery(scope)),
  client.prefetchQuery(topicsQuery(scope)),
];
