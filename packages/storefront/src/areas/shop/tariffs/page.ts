import { tariffFilter } from "../../../features/catalogue/search/tariff-filter.ts";
import { definePage } from "../../../platform/page/page.ts";

export const tariffList = definePage({
  path: "/tarife",
  title: "tariffs",
  drawn: "everybody",
  load: () => import("./tariffs.tsx"),
  screen: "Tariffs",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.addresses) }),
  texts: ["tariffs"],
  search: tariffFilter,
});
