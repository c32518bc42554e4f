import { categoriesQuery, wallpapersQuery } from "../../../features/content/fan-queries.ts";
import { topicFilter } from "../../../features/content/search/fan-filter.ts";
import { type AddressesOf, definePage } from "../../../platform/page/page.ts";

/** The list, and one address for each category. */
const addresses: AddressesOf = async (client, scope) => [
  "/fan/wallpapers",
  ...(await client.fetchQuery(categoriesQuery(scope, "wallpaper"))).map(({ id }) => `/fan/wallpapers?category=${id}`),
];

/** One address for each wallpaper. */
const detailAddresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(wallpapersQuery(scope))).map(({ id }) => `/fan/wallpapers/${id}`);

export const wallpapers = definePage({
  path: "/fan/wallpapers",
  title: "wallpapers",
  drawn: "everybody",
  load: () => import("./wallpapers.tsx"),
  screen: "Wallpapers",
  ...(import.meta.env.SSR && { addresses }),
  texts: ["fan"],
  search: topicFilter,
});

export const wallpaperDetail = definePage({
  path: "/fan/wallpapers/$id",
  drawn: "everybody",
  load: () => import("./wallpaper-detail.tsx"),
  screen: "WallpaperDetail",
  ...(import.meta.env.SSR && { addresses: detailAddresses }),
  texts: ["fan"],
});
