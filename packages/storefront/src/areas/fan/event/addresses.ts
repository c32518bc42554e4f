import type { AddressesOf } from "../../../platform/page/page.ts";

/** One address for each event of the club. */
export const addresses: AddressesOf = (_, { brand }) => brand.events.map(({ slug }) => `/event/${slug}`);
