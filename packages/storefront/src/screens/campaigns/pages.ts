/** Both pages come as one file: whoever opens one mostly opens the other. */
export { CampaignDetail } from "./campaign-detail.tsx";
export { Campaigns } from "./campaigns.tsx";
