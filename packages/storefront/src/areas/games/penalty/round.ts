import type { GameResult } from "@tribun/api-client/contract";
import type { GoalZone, PenaltyKick } from "@tribun/domain";

/** Phase of a turn: before its start, while the fan chooses kicks, while the page shows them, and after. */
export type Phase = "begin" | "aim" | "show" | "over";

/** The state of a turn. Only `result`, which the operator returns, says whether the fan won. */
export type Round = {
  readonly phase: Phase;
  /** The kicks chosen so far by index; undefined for an open one. */
  readonly kicks: readonly (PenaltyKick | undefined)[];
  /** Index of the kick that is aimed or shown; `kicks.length` once all are chosen. */
  readonly at: number;
  /** The current aim. */
  readonly aim: PenaltyKick;
  readonly result: GameResult | undefined;
  /** True while the ball moves. */
  readonly moving: boolean;
};

export type Step =
  | { readonly kind: "begin" }
  | { readonly kind: "aim"; readonly zone: GoalZone }
  | { readonly kind: "power"; readonly power: number }
  /** Sets the current kick to the current aim. */
  | { readonly kind: "set" }
  /** Reopens a chosen kick. */
  | { readonly kind: "change"; readonly index: number }
  /** The operator has decided. `silent`: the turn was played before or elsewhere, so there is no animation. */
  | { readonly kind: "decided"; readonly result: GameResult; readonly silent?: boolean }
  | { readonly kind: "shoot" }
  | { readonly kind: "landed" }
  | { readonly kind: "all" }
  | { readonly kind: "again" };

const FIRST: PenaltyKick = { zone: "leftLow", power: 60 };

/** A new turn, or the end of a turn that was played before. */
export function newRound(kicks: number, result?: GameResult): Round {
  const open: readonly (PenaltyKick | undefined)[] = Array.from({ length: kicks }, () => undefined);
  return { phase: result ? "over" : "begin", kicks: result?.kicks ?? open, at: result ? kicks : 0, aim: FIRST, result, moving: false };
}

/** Reducer of a turn; returns the same object if the step does not apply. */
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

/** All kicks for the call; undefined while one is open. */
export function kicksOf({ kicks }: Round): PenaltyKick[] | undefined {
  const chosen = kicks.flatMap((kick) => (kick ? [{ zone: kick.zone, power: kick.power }] : []));
  return chosen.length === kicks.length ? chosen : undefined;
}

/** Counts goals and other results of the kicks shown so far. */
export function scoreOf({ result, at, phase }: Round): { readonly me: number; readonly keeper: number } {
  const seen = phase === "show" || phase === "over" ? (result?.kicks.slice(0, at) ?? []) : [];
  const me = seen.filter(({ outcome }) => outcome === "goal").length;
  return { me, keeper: seen.length - me };
}
