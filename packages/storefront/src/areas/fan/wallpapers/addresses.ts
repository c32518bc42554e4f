import { categoriesQuery, wallpapersQuery } from "../../../features/content/fan-queries.ts";
import type { AddressesOf } from "../../../platform/page/page.ts";

/** The list, and one address for each category. */
export const addresses: AddressesOf = async (client, scope) => [
  "/fan/wallpapers",
  ...(await client.fetchQuery(categoriesQuery(scope, "wallpaper"))).map(({ id }) => `/fan/wallpapers?category=${id}`),
];

/** One address for each wallpaper. */
export const detailAddresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(wallpapersQuery(scope))).map(({ id }) => `/fan/wallpapers/${id}`);
