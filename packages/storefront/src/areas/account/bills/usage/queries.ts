import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../../platform/app/api-scope.ts";
import { CATALOGUE_MS } from "../../../../platform/queries/queries.ts";

/** What an own line used in each month that is kept, the running one first. */
export const usageQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["private", language, "usage", id],
    // Fails without a network instead of waiting for one without a word.
    networkMode: "offlineFirst",
    queryFn: async ({ signal }) => {
      const { lineUsage } = await import("@tribun/api-client/calls/usage");
      return api(lineUsage, { params: { id }, signal });
    },
    staleTime: 0,
  });

/** All matches of the last thirteen months and those to come. */
export const matchesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "matches", "all"],
    queryFn: async ({ signal }) => {
      const { matches } = await import("@tribun/api-client/calls/matches");
      return api(matches, { signal });
    },
    staleTime: CATALOGUE_MS,
  });
