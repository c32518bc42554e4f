import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../platform/app/use-app.tsx";
import { CATALOGUE_MS } from "../../platform/queries/queries.ts";
import type { Match } from "@tribun/api-client/contract";
import { useBrand } from "../../platform/brand/use-brand.tsx";

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

/** Returns a function that names a match, the home team first: `Kanarya – Yakamoz SK`. */
export function useMatchName(): (match: Pick<Match, "opponent" | "venue">) => string {
  const { shortName } = useBrand();
  return ({ opponent, venue }) => (venue === "home" ? `${shortName} – ${opponent}` : `${opponent} – ${shortName}`);
}
