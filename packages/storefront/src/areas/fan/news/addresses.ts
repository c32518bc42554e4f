import { categoriesQuery, latestNewsQuery } from "../../../features/content/fan-queries.ts";
import type { AddressesOf } from "../../../platform/page/page.ts";

/** The list, and one address for each category. */
export const addresses: AddressesOf = async (client, scope) => [
  "/fan/news",
  ...(await client.fetchQuery(categoriesQuery(scope, "news"))).map(({ id }) => `/fan/news?category=${id}`),
];

/** One address for each of the latest news. */
export const detailAddresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(latestNewsQuery(scope))).map(({ id }) => `/fan/news/${id}`);
