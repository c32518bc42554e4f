import { categoriesQuery, videosQuery } from "../../../features/content/fan-queries.ts";
import type { AddressesOf } from "../../../platform/page/page.ts";

/** The list, and one address for each category. */
export const addresses: AddressesOf = async (client, scope) => [
  "/fan/videos",
  ...(await client.fetchQuery(categoriesQuery(scope, "video"))).map(({ id }) => `/fan/videos?category=${id}`),
];

/** One address for each video. */
export const detailAddresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(videosQuery(scope))).map(({ id }) => `/fan/videos/${id}`);
