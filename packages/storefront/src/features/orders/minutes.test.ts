import fc from "fast-check";
import { expect, test } from "vitest";
import { minutesOf } from "./minutes.ts";

test("a match runs from its kick-off to full time, and never backwards", () => {
  expect(minutesOf(3)).toEqual([0, 45, 90]);
  expect(minutesOf(1)).toEqual([0]);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), (count) => {
      const minutes = minutesOf(count);
      expect(minutes[0]).toBe(0);
      expect(minutes.at(-1)).toBe(90);
      expect(new Set(minutes).size).toBe(count);
      expect(minutes.toSorted((a, b) => a - b)).toEqual(minutes);
    }),
  );
});
