import type { AddressesOf } from "../../../platform/page/page.ts";
import { shopsQuery } from "./queries.ts";

/** The page's own address and one address for each postal region that has a shop. */
export const addresses: AddressesOf = async (client, scope) => {
  const regions = new Set((await client.fetchQuery(shopsQuery(scope))).map(({ postalCode }) => postalCode.slice(0, 1)));
  return ["/support/shops", ...[...regions].map((region) => `/support/shops?region=${region}`)];
};
