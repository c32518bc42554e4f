import { tariffsQuery } from "../../../platform/queries/queries.ts";
import { tariffFilter, VOLUMES } from "../../../features/catalogue/search/tariff-filter.ts";
import { type AddressesOf, definePage } from "../../../platform/page/page.ts";

/**
 * One address for each combination of filters, so that filters work without a script. A volume combines only with the card view, because
 * the comparison shows volumes itself.
 */
const addresses: AddressesOf = async (client, scope) => {
  const tariffs = await client.fetchQuery(tariffsQuery(scope));
  const types = ["", ...new Set(tariffs.map(({ type }) => `type=${type}`))];
  const terms = ["", "term=12"];
  const searches = types.flatMap((type) =>
    terms.flatMap((term) => ["compare=all", "", ...VOLUMES.map((gb) => `gb=${gb}`)].map((shown) => `${type}&${term}&${shown}`)),
  );
  return searches.map((search) => `/tarife?${search}`);
};

export const tariffList = definePage({
  path: "/tarife",
  title: "tariffs",
  drawn: "everybody",
  load: () => import("./tariffs.tsx"),
  screen: "Tariffs",
  ...(import.meta.env.SSR && { addresses }),
  texts: ["tariffs"],
  search: tariffFilter,
});
