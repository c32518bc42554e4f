import fc from "fast-check";
import { expect, test } from "vitest";
import { type PenaltyKick, playPenalty } from "./penalty.ts";
import { GOAL_ZONES } from "./zones.ts";

const rules = { kicks: 5, goalsToWin: 4 };
const kick = fc.record({ zone: fc.constantFrom(...GOAL_ZONES), power: fc.integer({ min: 1, max: 100 }) });
const kicks = fc.array(kick, { minLength: 5, maxLength: 5 });

test("the result follows from seed and kicks alone", () => {
  fc.assert(
    fc.property(fc.string(), kicks, (seed, given) => {
      const frozen = given.map((one) => Object.freeze({ ...one }));
      expect(playPenalty(seed, frozen, rules)).toEqual(
        playPenalty(
          seed,
          given.map((one) => ({ ...one })),
          rules,
        ),
      );
    }),
  );
});

test("a win is exactly the goals that the rules ask for, and no more goals than kicks", () => {
  fc.assert(
    fc.property(fc.string(), kicks, (seed, given) => {
      const result = playPenalty(seed, given, rules);
      expect(result.goals).toBe(result.kicks.filter(({ outcome }) => outcome === "goal").length);
      expect(result.outcome).toBe(result.goals >= rules.goalsToWin ? "win" : "lose");
      expect(result.kicks.map(({ zone, power }) => ({ zone, power }))).toEqual(given);
    }),
  );
});

test("one kick changes nothing about the others", () => {
  fc.assert(
    fc.property(fc.string(), kicks, kick, (seed, given, other) => {
      const before = playPenalty(seed, given, rules).kicks;
      const after = playPenalty(seed, [other, ...given.slice(1)], rules).kicks;
      expect(after.slice(1)).toEqual(before.slice(1));
      expect(after[0]?.keeper).toBe(before[0]?.keeper);
    }),
  );
});

test("a turn is neither given away nor out of reach", () => {
  const careful: PenaltyKick[] = GOAL_ZONES.slice(0, 5).map((zone) => ({ zone, power: 62 }));
  const wild: PenaltyKick[] = GOAL_ZONES.slice(0, 5).map((zone) => ({ zone, power: 100 }));
  const rate = (given: PenaltyKick[]) =>
    Array.from({ length: 2000 }, (_, n) => playPenalty(`seed ${n}`, given, rules)).filter(({ outcome }) => outcome === "win").length / 2000;
  expect(rate(careful)).toBeGreaterThan(0.35);
  expect(rate(careful)).toBeLessThan(0.7);
  expect(rate(wild)).toBeLessThan(rate(careful));
});

test("other inputs than the rules ask for are refused", () => {
  const one: PenaltyKick = { zone: "leftLow", power: 50 };
  expect(() => playPenalty("s", [one], rules)).toThrow(RangeError);
  for (const power of [0, 101, 50.5, Number.NaN]) {
    expect(() =>
      playPenalty(
        "s",
        Array.from({ length: 5 }, () => ({ ...one, power })),
        rules,
      ),
    ).toThrow(RangeError);
  }
});

test("a turn that was played once ends the same for ever", () => {
  const given: PenaltyKick[] = GOAL_ZONES.slice(0, 5).map((zone, index) => ({ zone, power: 40 + index * 12 }));
  const turn = (seed: string) => playPenalty(seed, given, rules).kicks.map(({ keeper, outcome }) => `${keeper} ${outcome}`);
  expect(turn("Tribün 1907")).toEqual(["rightHigh goal", "leftLow goal", "leftLow goal", "leftLow missed", "leftHigh goal"]);
});
