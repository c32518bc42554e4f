import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../platform/app/api-scope.ts";
import { CATALOGUE_MS } from "../../platform/queries/queries.ts";

/** Query for the last result and the next matches, including postponed and cancelled ones. */
export const nextMatchesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "matches", "next"],
    queryFn: async ({ signal }) => {
      const { matches } = await import("@tribun/api-client/calls/matches");
      return api(matches, { query: { show: "next" }, signal });
    },
    staleTime: CATALOGUE_MS,
  });
