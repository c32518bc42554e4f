import { campaignsQuery } from "../../../features/content/campaign-queries.ts";
import { type AddressesOf, definePage } from "../../../platform/page/page.ts";

/** One address for each campaign. */
const detailAddresses: AddressesOf = async (client, scope) =>
  (await client.fetchQuery(campaignsQuery(scope))).map(({ id }) => `/campaigns/${id}`);

export const campaigns = definePage({
  path: "/campaigns",
  title: "campaigns",
  drawn: "everybody",
  load: () => import("./campaigns.tsx"),
  screen: "Campaigns",
  texts: ["campaigns"],
});

export const campaignDetail = definePage({
  path: "/campaigns/$id",
  drawn: "everybody",
  load: () => import("./campaign-detail.tsx"),
  screen: "CampaignDetail",
  ...(import.meta.env.SSR && { addresses: detailAddresses }),
  texts: ["campaigns"],
});
