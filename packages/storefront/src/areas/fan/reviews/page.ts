import { starFilter } from "../../../features/content/search/fan-filter.ts";
import { definePage } from "../../../platform/page/page.ts";

export const reviews = definePage({
  path: "/fan/reviews",
  title: "reviews",
  drawn: "everybody",
  load: () => import("./reviews.tsx"),
  screen: "Reviews",
  texts: ["fan"],
  search: starFilter,
});
