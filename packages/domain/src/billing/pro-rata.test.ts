import fc from "fast-check";
import { expect, test } from "vitest";
import { addCalendarDays } from "../days/calendar-days.ts";
import { baseFee } from "./base-fee.ts";
import { daysIn, monthOf, nextMonth, overlap } from "./calendar.ts";
import { shareOfMonth } from "./pro-rata.ts";

const day = fc.integer({ min: 0, max: 4000 }).map((offset) => addCalendarDays("2024-01-01", offset));
const price = fc.integer({ min: 0, max: 20_000 });

test("parts of a month add up to its price, however it is cut", () => {
  fc.assert(
    fc.property(day, price, fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 10 }), (given, cents, cuts) => {
      const { from, to } = monthOf(given);
      const starts = [from, ...cuts.map((cut) => addCalendarDays(from, cut)).filter((start) => start <= to)].toSorted();
      const parts = starts.map((start, index) => {
        const next = starts[index + 1];
        return shareOfMonth(cents, { from: start, to: next === undefined ? to : addCalendarDays(next, -1) });
      });
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a share is within a cent of the exact one", () => {
  fc.assert(
    fc.property(day, price, (from, cents) => {
      const days = { from, to: monthOf(from).to };
      const exact = (cents * daysIn(days)) / daysIn(monthOf(from));
      expect(Math.abs(shareOfMonth(cents, days) - exact)).toBeLessThanOrEqual(1);
    }),
  );
});

test("14.99 € from 20 August cost 5.80 €, and a whole February its price, leap year or not", () => {
  expect(shareOfMonth(1499, { from: "2026-08-20", to: "2026-08-31" })).toBe(580);
  expect(shareOfMonth(1499, monthOf("2026-02-11"))).toBe(1499);
  expect(shareOfMonth(1499, monthOf("2028-02-11"))).toBe(1499);
  expect(daysIn(monthOf("2028-02-11"))).toBe(29);
  expect(() => shareOfMonth(1499, { from: "2026-08-20", to: "2026-09-01" })).toThrow("not one month");
});

test("months follow each other without a gap", () => {
  fc.assert(
    fc.property(day, (given) => {
      expect(nextMonth(given).from).toBe(addCalendarDays(monthOf(given).to, 1));
    }),
  );
});

test("the months of a contract cost what its days cost, and nothing before it starts or after it ends", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), price, (startedOn, length, monthlyCents) => {
      const endedOn = addCalendarDays(startedOn, length);
      const line = { monthlyCents, startedOn, endedOn };
      let month = monthOf(addCalendarDays(startedOn, -40));
      while (month.from <= endedOn) {
        const fee = baseFee(line, month);
        expect(fee?.days).toEqual(overlap(month, { from: startedOn, to: endedOn }));
        if (fee && daysIn(fee.days) === daysIn(month)) expect(fee.cents).toBe(monthlyCents);
        month = nextMonth(month.from);
      }
      expect(baseFee(line, month)).toBeUndefined();
    }),
  );
});

test("no number that is brought along costs anything before the switch, and no contract that was withdrawn from", () => {
  const month = monthOf("2026-11-01");
  expect(baseFee({ monthlyCents: 1499, startedOn: undefined, endedOn: undefined }, month)).toBeUndefined();
  expect(baseFee({ monthlyCents: 1499, startedOn: "2026-11-16", endedOn: undefined }, month)?.cents).toBe(749);
  expect(baseFee({ monthlyCents: 1499, startedOn: "2026-11-01", endedOn: "2026-11-10", owesNothing: true }, month)).toBeUndefined();
});
