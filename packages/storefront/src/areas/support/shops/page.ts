import { shopsQuery } from "./queries.ts";
import { type AddressesOf, definePage } from "../../../platform/page/page.ts";

/** The page's own address and one address for each postal region that has a shop. */
const addresses: AddressesOf = async (client, scope) => {
  const regions = new Set((await client.fetchQuery(shopsQuery(scope))).map(({ postalCode }) => postalCode.slice(0, 1)));
  return ["/support/shops", ...[...regions].map((region) => `/support/shops?region=${region}`)];
};

export const shops = definePage({
  path: "/support/shops",
  title: "shops",
  drawn: "everybody",
  load: () => import("./shops.tsx"),
  screen: "Shops",
  ...(import.meta.env.SSR && { addresses }),
  ...(import.meta.env.SSR && { noScript: async () => [(await import("./answer-search.ts")).findShop] }),
  texts: ["shops"],
});
