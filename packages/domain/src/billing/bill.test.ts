import fc from "fast-check";
import { expect, test } from "vitest";
import { diffToPrevious, settleCredits, taxed, totalOf, untaxed } from "./bill.ts";

const amounts = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 12 });

test("the items of a bill add up to its total, in gross, net and VAT", () => {
  fc.assert(
    fc.property(amounts, amounts, (charged, compensated) => {
      const given = [...charged, ...compensated];
      const items = charged.map(taxed);
      const total = totalOf([...items, ...compensated.map(untaxed)]);
      // An item without VAT does not change the VAT total.
      expect(total.vatCents).toBe(totalOf(items).vatCents);
      expect(total.grossCents).toBe(given.reduce((sum, cents) => sum + cents, 0));
      expect(total.netCents + total.vatCents).toBe(total.grossCents);
      for (const { grossCents, netCents, vatCents } of items) {
        expect(netCents + vatCents).toBe(grossCents);
        expect(Math.abs(vatCents - (grossCents * 19) / 119)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test("a charge and its credit cancel each other to the cent, VAT too", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
      expect(totalOf([taxed(cents), taxed(-cents)])).toEqual({ grossCents: 0, netCents: 0, vatCents: 0 });
    }),
  );
});

test("14.99 € hold 2.39 € of VAT", () => {
  expect(taxed(1499)).toEqual({ grossCents: 1499, netCents: 1260, vatCents: 239 });
});

test("credits never bring a bill below zero, and no cent of them is lost over many bills", () => {
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 6 }), (months) => {
      let waiting: number[] = [];
      let billed = 0;
      for (const month of months) {
        const settled = settleCredits([...waiting, ...month].map((grossCents) => ({ grossCents })));
        const now = settled.reduce((sum, { nowCents }) => sum + nowCents, 0);
        expect(now).toBeGreaterThanOrEqual(0);
        for (const { entry, nowCents, laterCents } of settled) {
          expect(nowCents + laterCents).toBe(entry.grossCents);
          if (entry.grossCents >= 0) expect(laterCents).toBe(0);
        }
        billed += now;
        waiting = settled.map(({ laterCents }) => laterCents).filter((cents) => cents !== 0);
      }
      const all = months.flat().reduce((sum, cents) => sum + cents, 0);
      expect(billed + waiting.reduce((sum, cents) => sum + cents, 0)).toBe(all);
    }),
  );
});

test("the difference to the bill before", () => {
  expect(diffToPrevious(1499, undefined)).toBeUndefined();
  expect(diffToPrevious(1499, 1898)).toBe(-399);
});
