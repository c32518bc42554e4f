import { GOAL_ZONES } from "@tribun/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleResult } from "../../../testing/sample-games.ts";
import { kicksOf, newRound, type Round, roundAfter, scoreOf, type Step } from "./round.ts";

const result = sampleResult("win");
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ kind: "begin" }, { kind: "set" }, { kind: "shoot" }, { kind: "landed" }, { kind: "all" }, { kind: "again" }),
  fc.record({ kind: fc.constant("aim" as const), zone: fc.constantFrom(...GOAL_ZONES) }),
  fc.record({ kind: fc.constant("power" as const), power: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("change" as const), index: fc.integer({ min: 0, max: 6 }) }),
);
const walk = (from: Round, steps: readonly Step[]) => steps.reduce<Round>(roundAfter, from);
const begun = roundAfter(newRound(5), { kind: "begin" });
const set: Step = { kind: "set" };

test("whatever is pressed in whatever order, no kick is lost, and nothing is won before the operator has decided", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const round = walk(newRound(5), steps);
      expect(round.kicks).toHaveLength(5);
      expect(round.at).toBeLessThanOrEqual(5);
      expect(round.result).toBeUndefined();
      expect(["begin", "aim"]).toContain(round.phase);
      expect(scoreOf(round)).toEqual({ me: 0, keeper: 0 });
    }),
  );
});

test("once decided, the score is that of the kicks that were seen and ends as the operator says", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const round = walk(roundAfter(begun, { kind: "decided", result }), steps);
      const { me, keeper } = scoreOf(round);
      expect(me + keeper).toBe(round.at);
      if (round.phase === "over") expect(me).toBe(result.goals);
    }),
  );
});

test("kicks are sent when all are chosen, and one that is changed keeps its place", () => {
  const four = walk(begun, [set, set, set, set]);
  expect(kicksOf(four)).toBeUndefined();
  const all = roundAfter(four, set);
  expect([all.at, kicksOf(all)?.length]).toEqual([5, 5]);
  const changed = walk(all, [{ kind: "change", index: 1 }, { kind: "aim", zone: "rightHigh" }, set]);
  expect(kicksOf(changed)?.map(({ zone }) => zone)).toEqual(["leftLow", "rightHigh", "leftLow", "leftLow", "leftLow"]);
  expect(changed.at).toBe(5);
});

test("a game that was played before begins at its end", () => {
  expect(newRound(5, result)).toMatchObject({ phase: "over", at: 5 });
});
