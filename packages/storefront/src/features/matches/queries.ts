import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../platform/app/api-scope.ts";
import { CATALOGUE_MS } from "../../platform/queries/queries.ts";

/** The last result and the matches that come next, those that are postponed or cancelled among them. */
export const nextMatchesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "matches", "next"],
    queryFn: async ({ signal }) => {
      const { matches } = await import("@tribun/api-client/calls/matches");
      return api(matches, { query: { show: "next" }, signal });
    },
    staleTime: CATALOGUE_MS,
  });
