import fc from "fast-check";
import { expect, test } from "vitest";
import { euro } from "../values/money.ts";
import { faultCompensation, faultDates } from "./faults.ts";

const HOUR = 3_600_000;
const paid = (hours: number, cents: number) => faultCompensation(0, hours * HOUR, euro(cents)).amount;

test("nothing for two days, then 5 € or 10 %, from the fifth day 10 € or 20 %, the higher of both", () => {
  expect([1, 24, 47, 48].map((hours) => paid(hours, 1999))).toEqual([0, 0, 0, 0]);
  expect([49, 72, 96].map((hours) => paid(hours, 1999))).toEqual([500, 500, 1000]);
  expect([97, 120, 144].map((hours) => paid(hours, 1999))).toEqual([2000, 2000, 3000]);
  expect(paid(100, 9990)).toBe(2 * 999 + 1998);
});

test("a longer outage never costs less", () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), fc.nat(50_000), (a, b, cents) => {
      expect(paid(Math.max(a, b), cents)).toBeGreaterThanOrEqual(paid(Math.min(a, b), cents));
    }),
  );
});

test("the dates of a report", () => {
  expect(faultDates(1000)).toEqual({
    informBy: 1000 + 24 * HOUR,
    compensationFrom: 1000 + 48 * HOUR,
    higherCompensationFrom: 1000 + 96 * HOUR,
  });
});
