import { tariffFilter } from "../../../features/catalogue/search/tariff-filter.ts";
import { definePage } from "../../../platform/page/page.ts";

export const tariffList = definePage({
  path: "/tarife",
  title: "tariffs",
  drawn: "everybody",
  load: () => import("./tariffs.tsx"),
  screen: "Tariffs",
  texts: ["tariffs"],
  search: tariffFilter,
});
