import { campaignsQuery } from "../../../features/content/campaign-queries.ts";
import type { AddressesOf } from "../../../platform/page/page.ts";

/** One address for each campaign. */
export const detailAddresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(campaignsQuery(scope))).map(({ id }) => `/campaigns/${id}`);
