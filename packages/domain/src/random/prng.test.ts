import fc from "fast-check";
import { expect, test } from "vitest";
import { createPrng, shuffled } from "./prng.ts";

test("the seed alone decides the stream", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, bound) => {
      const [one, two] = [createPrng(seed), createPrng(seed)];
      for (let i = 0; i < 20; i++) {
        const value = one.below(bound);
        expect(value).toBe(two.below(bound));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(bound);
      }
    }),
  );
});

test("known values, so that a published draw can be repeated in ten years", () => {
  const prng = createPrng("tribün");
  expect(Array.from({ length: 6 }, () => prng.below(1000))).toEqual([968, 446, 637, 155, 633, 133]);
});

test("every number comes about equally often", () => {
  const prng = createPrng("fair");
  const counts = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 60_000; i++) {
    const value = prng.below(6);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test("a bound that is none is refused", () => {
  for (const bound of [0, -1, 1.5, 2 ** 31 + 1, Number.NaN]) expect(() => createPrng("x").below(bound)).toThrow(RangeError);
});

test("shuffling keeps every item and the given list", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const copy = [...items];
      const ordered = (list: number[]) => list.toSorted((a, b) => a - b);
      expect(ordered(shuffled(items, createPrng(seed)))).toEqual(ordered(items));
      expect(items).toEqual(copy);
    }),
  );
});
