import type { GameResult } from "@tribun/api-client/contract";
import { playPenalty } from "@tribun/domain";
import { sha256 } from "../chance-shared/sha256.ts";

/** The commitment to the hidden seed that a start promises: what the operator cannot change any more, and nobody can read. */
export function commitmentIn(token: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    const found: unknown = typeof claims === "object" && claims !== null ? Reflect.get(claims, "commitment") : undefined;
    return typeof found === "string" ? found : undefined;
  } catch {
    return undefined;
  }
}

/** True where the seed gives the kicks' results that were told, and is the one that was promised, as far as the promise is known. */
export async function isProven(result: GameResult, promised: string | undefined): Promise<boolean> {
  const { kicks, goals, goalsToWin, outcome, seed } = result;
  const played = playPenalty(seed, kicks, { kicks: kicks.length, goalsToWin });
  const same = played.kicks.every((kick, index) => kick.outcome === kicks[index]?.outcome && kick.keeper === kicks[index]?.keeper);
  if (!same || played.goals !== goals || played.outcome !== outcome) return false;
  return promised === undefined || (await sha256(seed)) === promised;
}
