import type { GameResult } from "@tribun/api-client/contract";
import { playPenalty } from "@tribun/domain";
import { sha256 } from "../../../features/games/sha256.ts";

/** A commitment to a hidden seed, and the turn that it belongs to. */
type Promised = { readonly play: string; readonly sum: string };
/** What the result is checked against: the seed's hash, and whether this page played with exactly that seed. */
export type Known = { readonly sum: string; readonly isSure: boolean };
export type Finding = "right" | "rightAlone" | "otherStart" | "wrong";

/**
 * The commitment in a start's token: the operator cannot change the seed any more, and the fan cannot read it.
 * @returns undefined if the token has none
 */
export function promiseIn(token: string): Promised | undefined {
  try {
    const claims: unknown = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims !== "object" || claims === null) return undefined;
    const play: unknown = Reflect.get(claims, "play");
    const sum: unknown = Reflect.get(claims, "commitment");
    return typeof play === "string" && typeof sum === "string" ? { play, sum } : undefined;
  } catch {
    return undefined;
  }
}

const KEY = "tribun.promised.";

/** Stores a commitment in this tab, so that it can still be checked after a reload. */
export function keepPromise({ play, sum }: Promised): void {
  try {
    sessionStorage.setItem(KEY + play, sum);
  } catch {
    // Storage is off: the commitment lasts as long as the page.
  }
}

/** The commitment of a turn that was started in this tab. */
export function keptPromise(play: string): string | undefined {
  try {
    return sessionStorage.getItem(KEY + play) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks whether the seed produces the reported results and matches the commitment, if there is one. A stored commitment may be void,
 * because a start on another device replaces the seed: that is `otherStart`, not `wrong`.
 */
export async function findingOf(result: GameResult, promised: Known | undefined): Promise<Finding> {
  const { kicks, goals, goalsToWin, outcome, seed } = result;
  const played = playPenalty(seed, kicks, { kicks: kicks.length, goalsToWin });
  const same = played.kicks.every((kick, index) => kick.outcome === kicks[index]?.outcome && kick.keeper === kicks[index]?.keeper);
  if (!same || played.goals !== goals || played.outcome !== outcome) return "wrong";
  if (!promised) return "rightAlone";
  if ((await sha256(seed)) === promised.sum) return "right";
  return promised.isSure ? "wrong" : "otherStart";
}
