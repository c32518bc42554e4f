import fc from "fast-check";
import { expect, it } from "vitest";
import { euro, sum, times, vatOf } from "./money.ts";

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });

it("refuses a part of a cent", () => {
  expect(() => euro(0.5)).toThrow(RangeError);
  expect(() => euro(Number.NaN)).toThrow(RangeError);
});

it("adds without losing a cent, in any order", () => {
  fc.assert(
    fc.property(fc.array(cents), (amounts) => {
      const total = sum(amounts.map(euro)).amount;
      expect(total).toBe(amounts.reduce((a, b) => a + b, 0));
      expect(sum(amounts.toReversed().map(euro)).amount).toBe(total);
    }),
  );
});

it("finds the VAT inside a gross amount", () => {
  expect(vatOf(euro(1999)).amount).toBe(319);
  expect(vatOf(euro(1)).amount).toBe(0);
  expect(vatOf(euro(11900)).amount).toBe(1900);
});

it("keeps net plus VAT equal to gross, and a refund the mirror of its charge", () => {
  fc.assert(
    fc.property(cents, (gross) => {
      const vat = vatOf(euro(gross)).amount;
      expect(Math.abs(vat)).toBeLessThanOrEqual(Math.abs(gross));
      expect(vatOf(euro(-gross)).amount).toBe(vat === 0 ? 0 : -vat);
      expect(Math.abs((gross - vat) * 1.19 - gross)).toBeLessThanOrEqual(0.6);
    }),
  );
});

it("multiplies by whole quantities", () => {
  expect(times(euro(1499), 3)).toEqual(euro(4497));
});
