import type { AddressesOf } from "../../../platform/page/page.ts";
import { tariffsQuery } from "../../../platform/queries/queries.ts";

/** One address for each tariff that the club sells. */
export const addresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(tariffsQuery(scope))).map(({ type, slug }) => `/tarife/${type}/${slug}`);
