import { createPrng, type Prng } from "../random/prng.ts";
import { GOAL_ZONES, type GoalZone } from "./zones.ts";

/**
 * One kick: its target zone and its power from 1 to 100. Timing does not count, so that the game works by keyboard and without haste (L31).
 */
export type PenaltyKick = { readonly zone: GoalZone; readonly power: number };
export type KickOutcome = "goal" | "saved" | "missed";
export type PlayedKick = PenaltyKick & { readonly keeper: GoalZone; readonly outcome: KickOutcome };

/** Number of kicks in a turn, and number of goals needed to win. */
export type PenaltyRules = { readonly kicks: number; readonly goalsToWin: number };
export type PenaltyResult = { readonly kicks: readonly PlayedKick[]; readonly goals: number; readonly outcome: "win" | "lose" };

/**
 * Plays a turn. The result depends only on the seed and the kicks, so the operator decides it and a browser can replay it. The keeper
 * chooses all corners before the first kick, so no kick affects a later one.
 * @throws RangeError when the number of kicks differs from the rules, or a power is outside 1 to 100
 */
export function playPenalty(seed: string, kicks: readonly PenaltyKick[], rules: PenaltyRules): PenaltyResult {
  if (kicks.length !== rules.kicks) throw new RangeError(`${kicks.length} kicks instead of ${rules.kicks}`);
  const prng = createPrng(seed);
  const dives = kicks.map(() => ({ keeper: pick(prng, GOAL_ZONES), reach: prng.below(100), drift: prng.below(100) }));
  const played = kicks.map((kick, index): PlayedKick => {
    const dive = dives[index];
    if (!dive || !Number.isInteger(kick.power) || kick.power < 1 || kick.power > 100) throw new RangeError("not a kick");
    return { zone: kick.zone, power: kick.power, keeper: dive.keeper, outcome: outcomeOf(kick, dive) };
  });
  const goals = played.filter(({ outcome }) => outcome === "goal").length;
  return { kicks: played, goals, outcome: goals >= rules.goalsToWin ? "win" : "lose" };
}

/** Up to this power a low kick never misses the goal; a high kick can miss at any power. */
export const CALM_POWER = 55;
/** Added risk of a high kick to miss, in percent, at any power. */
const HIGH_RISK = 6;

type Dive = { readonly keeper: GoalZone; readonly reach: number; readonly drift: number };

/**
 * A hard kick may miss the goal, a high one at any power. The softer a kick is, the more often the keeper saves it, even after a dive to
 * the same side at the other height.
 */
function outcomeOf(kick: PenaltyKick, dive: Dive): KickOutcome {
  const risk = Math.max(0, kick.power - CALM_POWER) + (kick.zone.endsWith("High") ? HIGH_RISK : 0);
  if (dive.drift < risk) return "missed";
  if (dive.keeper === kick.zone) return dive.reach < 170 - kick.power ? "saved" : "goal";
  const near = side(dive.keeper) === side(kick.zone);
  return near && dive.reach < 100 - kick.power ? "saved" : "goal";
}

const side = (zone: GoalZone): string => zone.replace(/Low|High/, "");

function pick<T>(prng: Prng, items: readonly T[]): T {
  const item = items[prng.below(items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
