import type { Match } from "@tribun/api-client/contract";
import { useBrand } from "../../platform/brand/use-brand.tsx";

/** A match as people say it, whoever plays at home first: `Kanarya – Yakamoz SK`. */
export function useMatchName(): (match: Pick<Match, "opponent" | "venue">) => string {
  const { shortName } = useBrand();
  return ({ opponent, venue }) => (venue === "home" ? `${shortName} – ${opponent}` : `${opponent} – ${shortName}`);
}
