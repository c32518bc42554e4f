import type { GameResult } from "@tribun/api-client/contract";
import type { GoalZone, PenaltyKick } from "@tribun/domain";

/** Where a turn stands in the browser: before its start, while kicks are chosen, while they are shown, and after. */
export type Phase = "begin" | "aim" | "show" | "over";

/** A turn as the screen knows it. Whether it was won is in `result` alone, which the operator gives. */
export type Round = {
  readonly phase: Phase;
  /** The kicks chosen so far, by their number; undefined where one is still open. */
  readonly kicks: readonly (PenaltyKick | undefined)[];
  /** The kick that is aimed or shown; as many as there are once all are chosen. */
  readonly at: number;
  /** What is aimed at. */
  readonly aim: PenaltyKick;
  readonly result: GameResult | undefined;
  /** The ball is on its way. */
  readonly moving: boolean;
};

export type Step =
  | { readonly kind: "begin" }
  | { readonly kind: "aim"; readonly zone: GoalZone }
  | { readonly kind: "power"; readonly power: number }
  /** The kick that is aimed is chosen as it is. */
  | { readonly kind: "set" }
  /** A chosen kick is wanted otherwise. */
  | { readonly kind: "change"; readonly index: number }
  /** The operator has decided. `silent`: earlier, or elsewhere; there is nothing to show. */
  | { readonly kind: "decided"; readonly result: GameResult; readonly silent?: boolean }
  | { readonly kind: "shoot" }
  | { readonly kind: "landed" }
  | { readonly kind: "all" }
  | { readonly kind: "again" };

const FIRST: PenaltyKick = { zone: "leftLow", power: 60 };

/** A turn at its very beginning, or at its end where it was played before. */
export function newRound(kicks: number, result?: GameResult): Round {
  const open: readonly (PenaltyKick | undefined)[] = Array.from({ length: kicks }, () => undefined);
  return { phase: result ? "over" : "begin", kicks: result?.kicks ?? open, at: result ? kicks : 0, aim: FIRST, result, moving: false };
}

/** What becomes of a turn by a step; the same turn where the step has no meaning. */
export function roundAfter(round: Round, step: Step): Round {
  const { phase, kicks, at, aim, moving } = round;
  const aiming = phase === "aim" && at < kicks.length;
  switch (step.kind) {
    case "begin":
      return phase === "begin" ? { ...round, phase: "aim" } : round;
    case "aim":
      return aiming ? { ...round, aim: { ...aim, zone: step.zone } } : round;
    case "power":
      return aiming ? { ...round, aim: { ...aim, power: step.power } } : round;
    case "set": {
      if (!aiming) return round;
      const chosen = kicks.with(at, aim);
      const open = chosen.findIndex((kick) => kick === undefined);
      return { ...round, kicks: chosen, at: open < 0 ? kicks.length : open };
    }
    case "change": {
      const kick = kicks[step.index];
      return phase === "aim" && kick ? { ...round, at: step.index, aim: kick } : round;
    }
    case "decided": {
      const { result, silent = false } = step;
      return {
        ...round,
        phase: silent ? "over" : "show",
        kicks: result.kicks,
        at: silent ? result.kicks.length : 0,
        result,
        moving: false,
      };
    }
    case "shoot":
      return phase === "show" && !moving && at < kicks.length ? { ...round, moving: true } : round;
    case "landed":
      return moving ? { ...round, moving: false, at: at + 1, phase: at + 1 < kicks.length ? "show" : "over" } : round;
    case "all":
      return phase === "show" ? { ...round, moving: false, at: kicks.length, phase: "over" } : round;
    case "again":
      return phase === "over" ? { ...round, phase: "show", at: 0 } : round;
  }
}

/** All kicks as they are sent; undefined while one is open. */
export function kicksOf({ kicks }: Round): PenaltyKick[] | undefined {
  const chosen = kicks.flatMap((kick) => (kick ? [{ zone: kick.zone, power: kick.power }] : []));
  return chosen.length === kicks.length ? chosen : undefined;
}

/** Goals, and what was none, of the kicks that have been seen. */
export function scoreOf({ result, at, phase }: Round): { readonly me: number; readonly keeper: number } {
  const seen = phase === "show" || phase === "over" ? (result?.kicks.slice(0, at) ?? []) : [];
  const me = seen.filter(({ outcome }) => outcome === "goal").length;
  return { me, keeper: seen.length - me };
}
