import { definePage } from "../../../platform/page/page.ts";

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
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.detailAddresses) }),
  texts: ["campaigns"],
});
