import type { Match } from "@tribun/api-client/contract";
import { useBrand } from "../../platform/brand/use-brand.tsx";

/** Returns a function that names a match, the home team first: `Kanarya – Yakamoz SK`. */
export function useMatchName(): (match: Pick<Match, "opponent" | "venue">) => string {
  const { shortName } = useBrand();
  return ({ opponent, venue }) => (venue === "home" ? `${shortName} – ${opponent}` : `${opponent} – ${shortName}`);
}
