import { type AddressesOf, definePage } from "../../../platform/page/page.ts";

/** One address for each event of the club. */
const addresses: AddressesOf = (_, { brand }) => brand.events.map(({ slug }) => `/event/${slug}`);

export const event = definePage({
  path: "/event/$slug",
  drawn: "everybody",
  load: () => import("./event.tsx"),
  screen: "Event",
  ...(import.meta.env.SSR && { addresses }),
  texts: ["fan"],
});
