import { tariffsQuery } from "../../../platform/queries/queries.ts";
import { type AddressesOf, definePage } from "../../../platform/page/page.ts";

/** One address for each tariff that the club sells. */
const addresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(tariffsQuery(scope))).map(({ type, slug }) => `/tarife/${type}/${slug}`);

export const tariffDetail = definePage({
  path: "/tarife/$type/$slug",
  drawn: "everybody",
  load: () => import("./tariff-detail.tsx"),
  screen: "TariffDetail",
  ...(import.meta.env.SSR && { addresses }),
  texts: ["tariffs", "reception"],
  // The club's server redirects a wrong type with 308; this does the same for a link inside the app, once the catalogue is known.
  redirect: ({ params, searchText }, client, scope) => {
    const known = client.getQueryData(tariffsQuery(scope).queryKey)?.find(({ slug }) => slug === params["slug"]);
    return known && known.type !== params["type"] ? `/tarife/${known.type}/${known.slug}${searchText}` : undefined;
  },
});
