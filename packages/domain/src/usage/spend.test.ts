import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bucket, isUsedUp, leftIn, noticesBetween, spend, UNLIMITED } from "./spend.ts";

const amount = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.double({ min: 0, max: 50, noNaN: true }));
const limited = fc
  .record({
    total: fc.double({ min: 0, max: 100, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    ends: fc.option(fc.nat()),
  })
  .map(({ total, share, ends }): Bucket => ({ total, used: total * share, endsAtMs: ends ?? undefined }));
const unlimited = fc.double({ min: 0, max: 100, noNaN: true }).map((used): Bucket => ({ total: UNLIMITED, used }));

test("whatever is used in whatever order, no bucket falls below zero, rises above its total, or gives anything back", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 5, arbitrary: limited }, unlimited), { maxLength: 6 }),
      fc.array(amount, { maxLength: 30 }),
      (start, uses) => {
        let now = start;
        for (const use of uses) {
          const { buckets, over } = spend(now, use);
          expect(over).toBeGreaterThanOrEqual(0);
          for (const [at, bucket] of buckets.entries()) {
            expect(bucket.used).toBeGreaterThanOrEqual(now[at]?.used ?? 0);
            if (bucket.total !== UNLIMITED) expect(bucket.used).toBeLessThanOrEqual(bucket.total);
          }
          if (over > 0) expect(isUsedUp(buckets)).toBe(true);
          now = buckets;
        }
      },
    ),
  );
});

test("nothing gets lost: what was taken and what is over make the amount", () => {
  fc.assert(
    fc.property(fc.array(limited, { minLength: 1, maxLength: 6 }), amount, (start, use) => {
      const { buckets, over } = spend(start, use);
      expect(leftIn(start) - leftIn(buckets) + over).toBeCloseTo(use, 6);
    }),
  );
});

test("in whole units the order of two uses changes nothing", () => {
  const whole = fc.record({ total: fc.nat(50), endsAtMs: fc.nat() }).map((bucket) => ({ ...bucket, used: 0 }));
  fc.assert(
    fc.property(fc.array(whole, { maxLength: 5 }), fc.nat(60), fc.nat(60), (start, a, b) => {
      const there = spend(spend(start, a).buckets, b).buckets;
      expect(spend(spend(start, b).buckets, a).buckets).toEqual(there);
    }),
  );
});

test("without limit goes first, then what ends first, the month's own last", () => {
  const month: Bucket = { used: 0, total: 25 };
  const pack: Bucket = { used: 0, total: 2, endsAtMs: 10 };
  expect(spend([month, pack], 3).buckets.map(({ used }) => used)).toEqual([1, 2]);
  expect(spend([month, pack, { used: 0, total: UNLIMITED, endsAtMs: 5 }], 3).buckets.map(({ used }) => used)).toEqual([0, 0, 3]);
  expect(() => spend([month], -1)).toThrow(RangeError);
  expect(() => spend([month], Number.NaN)).toThrow(RangeError);
});

test("told at 80 % and at the end, each when it is crossed", () => {
  const at = (used: number): Bucket[] => [{ used, total: 25 }];
  expect(noticesBetween(at(19.9), at(20))).toEqual(["80"]);
  expect(noticesBetween(at(20), at(24))).toEqual([]);
  expect(noticesBetween(at(1), at(25))).toEqual(["80", "100"]);
  expect(noticesBetween(at(25), at(25))).toEqual([]);
  expect(noticesBetween([...at(1), { used: 0, total: UNLIMITED }], [...at(25), { used: 9, total: UNLIMITED }])).toEqual([]);
});
