import { queryOptions } from "@tanstack/react-query";
import { MINUTE_MS } from "@tribun/domain";
import type { ApiScope } from "../../api/queries.ts";

const SEASON_MS = 5 * MINUTE_MS;

/** The last result and the matches that come next, those that are postponed or cancelled among them. */
export const nextMatchesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "matches", "next"],
    queryFn: async ({ signal }) => {
      const { matches } = await import("@tribun/api-client/calls/matches");
      return api(matches, { query: { show: "next" }, signal });
    },
    staleTime: SEASON_MS,
  });

/** All of the last thirteen months and those to come. */
export const matchesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "matches", "all"],
    queryFn: async ({ signal }) => {
      const { matches } = await import("@tribun/api-client/calls/matches");
      return api(matches, { signal });
    },
    staleTime: SEASON_MS,
  });
