import type { GameResult } from "@tribun/api-client/contract";
import { playPenalty } from "@tribun/domain";
import { sha256 } from "../../../features/games/sha256.ts";

/** A commitment to a hidden seed, and the turn that it was given for. */
type Promised = { readonly play: string; readonly sum: string };
/** What a result is checked by: the sum, and whether it is that of the very seed this page played with. */
export type Known = { readonly sum: string; readonly isSure: boolean };
export type Finding = "right" | "rightAlone" | "otherStart" | "wrong";

/** The commitment to the hidden seed that a start promises: what the operator cannot change any more, and nobody can read. */
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

/** Keeps a promise in this tab, so that a page that is loaded again can still hold the operator to it. */
export function keepPromise({ play, sum }: Promised): void {
  try {
    sessionStorage.setItem(KEY + play, sum);
  } catch {
    // Storage is off: the promise lasts as long as the page.
  }
}

/** What was promised for a turn when it was begun in this tab. */
export function keptPromise(play: string): string | undefined {
  try {
    return sessionStorage.getItem(KEY + play) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the seed gives the kicks' results that were told, and is the one that was promised, as far as that is known. A sum that this tab
 * had kept may be void, as a start on another device replaces the seed: that is told apart from a result that is false.
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
