import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../../platform/app/use-app.tsx";
import { CATALOGUE_MS } from "../../../../platform/queries/queries.ts";

/** Usage of an own line for each stored month, the current one first. */
export const usageQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["private", language, "usage", id],
    // Fails at once without a network instead of waiting silently.
    networkMode: "offlineFirst",
    queryFn: async ({ signal }) => {
      const { lineUsage } = await import("@tribun/api-client/calls/usage");
      return api(lineUsage, { params: { id }, signal });
    },
    staleTime: 0,
  });

/** All matches of the last thirteen months, and future ones. */
export const matchesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "matches", "all"],
    queryFn: async ({ signal }) => {
      const { matches } = await import("@tribun/api-client/calls/matches");
      return api(matches, { signal });
    },
    staleTime: CATALOGUE_MS,
  });
