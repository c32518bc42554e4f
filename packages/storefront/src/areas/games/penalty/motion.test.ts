import { GOAL_ZONES, type PlayedKick } from "@tribun/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arrivesAt, frameAt, lengthOf, SPOT, STILL, TARGETS } from "./motion.ts";

const kick: fc.Arbitrary<PlayedKick> = fc.record({
  zone: fc.constantFrom(...GOAL_ZONES),
  keeper: fc.constantFrom(...GOAL_ZONES),
  power: fc.integer({ min: 1, max: 100 }),
  outcome: fc.constantFrom("goal" as const, "saved" as const, "missed" as const),
});

test("every kick begins at the spot, arrives where it was aimed or past the goal, and takes less than two seconds", () => {
  fc.assert(
    fc.property(kick, (given) => {
      expect(frameAt(given, 0).ball).toMatchObject({ ...SPOT, scale: 1 });
      const { ball } = frameAt(given, arrivesAt(given));
      const inside = ball.x > 190 && ball.x < 810 && ball.y > 84 && ball.y < 304;
      expect(inside).toBe(given.outcome !== "missed");
      if (inside) expect(Math.hypot(ball.x - TARGETS[given.zone].x, ball.y - TARGETS[given.zone].y)).toBeLessThan(0.01);
      expect(lengthOf(given)).toBeLessThan(2000);
    }),
  );
});

test("no picture jumps: from one frame of the screen to the next nothing moves further than a tenth of it", () => {
  fc.assert(
    fc.property(kick, fc.double({ min: 0, max: 1, noNaN: true }), (given, at) => {
      const ms = at * lengthOf(given);
      const [one, next] = [frameAt(given, ms), frameAt(given, ms + 16)];
      expect(Math.hypot(next.ball.x - one.ball.x, next.ball.y - one.ball.y)).toBeLessThan(100);
      expect(Math.hypot(next.keeper.x - one.keeper.x, next.keeper.y - one.keeper.y)).toBeLessThan(60);
      for (const value of [...Object.values(next.ball), ...Object.values(next.keeper), ...Object.values(next.net)])
        expect(Number.isFinite(value)).toBe(true);
    }),
  );
});

test("what is held is held by the keeper, who has come to the ball", () => {
  const held: PlayedKick = { zone: "leftHigh", keeper: "leftLow", power: 40, outcome: "saved" };
  expect(frameAt(held, lengthOf(held)).keeper.x).toBeLessThan(-90);
  expect(STILL.keeper.x).toBe(0);
});
