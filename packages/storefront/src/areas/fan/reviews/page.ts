import { starFilter } from "../../../features/content/search/fan-filter.ts";
import { definePage } from "../../../platform/page/page.ts";

export const reviews = definePage({
  path: "/fan/reviews",
  title: "reviews",
  drawn: "everybody",
  load: () => import("./reviews.tsx"),
  screen: "Reviews",
  choices: [1, 2, 3, 4, 5].map((stars) => `stars=${stars}`),
  texts: ["fan"],
  search: starFilter,
});
