import { MINUTE_MS } from "@tribun/domain";
import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../platform/app/use-app.tsx";

const CONTENT_MS = 5 * MINUTE_MS;

/** Query for all campaigns that have begun; those still running come first. */
export const campaignsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "campaigns"],
    queryFn: async ({ signal }) => {
      const { campaigns } = await import("@tribun/api-client/calls/content");
      return api(campaigns, { signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for recent campaigns that still run, newest first, at most six: for pages that only link to them. */
export const newCampaignsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "new-campaigns"],
    queryFn: async ({ signal }) => {
      const { campaignsNew } = await import("@tribun/api-client/calls/content");
      return api(campaignsNew, { signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for one campaign, also after its end; fails with 1010 when there is none. */
export const campaignQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["public", language, "campaign", id],
    queryFn: async ({ signal }) => {
      const { campaignDetail } = await import("@tribun/api-client/calls/content");
      return api(campaignDetail, { params: { id }, signal });
    },
    staleTime: CONTENT_MS,
  });
