import { categoriesQuery, videosQuery } from "../../../features/content/fan-queries.ts";
import { topicFilter } from "../../../features/content/search/fan-filter.ts";
import { type AddressesOf, definePage } from "../../../platform/page/page.ts";

/** The list, and one address for each category. */
const addresses: AddressesOf = async (client, scope) => [
  "/fan/videos",
  ...(await client.fetchQuery(categoriesQuery(scope, "video"))).map(({ id }) => `/fan/videos?category=${id}`),
];

/** One address for each video. */
const detailAddresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(videosQuery(scope))).map(({ id }) => `/fan/videos/${id}`);

export const videos = definePage({
  path: "/fan/videos",
  title: "videos",
  drawn: "everybody",
  load: () => import("./videos.tsx"),
  screen: "Videos",
  ...(import.meta.env.SSR && { addresses }),
  texts: ["fan"],
  search: topicFilter,
});

export const videoDetail = definePage({
  path: "/fan/videos/$id",
  drawn: "everybody",
  load: () => import("./video-detail.tsx"),
  screen: "VideoDetail",
  ...(import.meta.env.SSR && { addresses: detailAddresses }),
  texts: ["fan"],
});
