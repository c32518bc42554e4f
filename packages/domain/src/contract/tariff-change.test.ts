import fc from "fast-check";
import { expect, test } from "vitest";
import { addCalendarDays } from "../days/calendar-days.ts";
import { CUSTOMER_TYPES, TARIFF_TYPES } from "../values/enums.ts";
import { changeEffect, type ChangeableTariff, isChangeable, tariffChange } from "./tariff-change.ts";
import { minimumTermEnd } from "./termination.ts";
import { withdrawalEnd } from "./withdrawal.ts";

const single: ChangeableTariff = { id: "m", type: "single", customerType: "private", monthlyCents: 1499, commitmentMonths: 24 };
const flex: ChangeableTariff = { id: "f", type: "flex", customerType: "private", monthlyCents: 1799, commitmentMonths: 1 };

const day = fc
  .date({ min: new Date("2025-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const tariff = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  type: fc.constantFrom(...TARIFF_TYPES),
  customerType: fc.constantFrom(...CUSTOMER_TYPES),
  monthlyCents: fc.integer({ min: 0, max: 9999 }),
  commitmentMonths: fc.constantFrom(1, 12, 24),
});
/** A day and a contract; a minimum term ends within the legal maximum of 24 months. */
const contract = fc
  .record({ today: day, tariff, left: fc.option(fc.integer({ min: -400, max: 729 }), { nil: undefined }) })
  .map((given) => ({ ...given, commitmentEnd: given.left === undefined ? undefined : addCalendarDays(given.today, given.left) }));

test("a change takes effect with the first month after the withdrawal period", () => {
  expect(changeEffect("2026-11-03")).toBe("2026-12-01");
  expect(changeEffect("2026-11-16")).toBe("2026-12-01");
  // The withdrawal period ends on 1 December.
  expect(changeEffect("2026-11-17")).toBe("2027-01-01");
  fc.assert(
    fc.property(day, (declaredOn) => {
      const from = changeEffect(declaredOn);
      expect(from.slice(8)).toBe("01");
      expect(from > withdrawalEnd(declaredOn)).toBe(true);
      expect(from <= addCalendarDays(withdrawalEnd(declaredOn), 31)).toBe(true);
    }),
  );
});

test("with a term and without one are one family; partner, child and company stay among their own", () => {
  expect(isChangeable(single, flex)).toBe(true);
  expect(isChangeable(single, single)).toBe(false);
  expect(isChangeable(single, { ...flex, type: "partner24" })).toBe(false);
  expect(isChangeable({ ...flex, type: "kids24" }, { ...single, type: "kids24" })).toBe(true);
  expect(isChangeable(single, { ...flex, customerType: "corporate" })).toBe(false);
  fc.assert(
    fc.property(tariff, tariff, (a, b) => {
      expect(isChangeable(a, b)).toBe(isChangeable(b, a));
    }),
  );
});

test("a running term stays as it is; a tariff with one of its own counts from the declaration", () => {
  const running = { tariff: single, commitmentEnd: "2027-08-14" };
  expect(tariffChange(running, flex, "2026-11-03")).toEqual({ effectiveOn: "2026-12-01", commitmentEnd: "2027-08-14" });
  expect(tariffChange(running, { ...single, id: "l", monthlyCents: 1999 }, "2026-11-03").commitmentEnd).toBe("2028-11-02");
  expect(tariffChange({ tariff: flex, commitmentEnd: undefined }, { ...flex, id: "g" }, "2026-11-03").commitmentEnd).toBeUndefined();
});

test("within a term a cheaper tariff has to wait, and the day from which it may be chosen is the first that works", () => {
  const cheaper = { ...single, id: "s", monthlyCents: 999 };
  expect(tariffChange({ tariff: single, commitmentEnd: "2027-08-14" }, cheaper, "2026-11-03").possibleFrom).toBe("2027-07-17");
  fc.assert(
    fc.property(contract, tariff, (given, wanted) => {
      const { possibleFrom } = tariffChange(given, wanted, given.today);
      if (possibleFrom === undefined) return;
      expect(wanted.monthlyCents).toBeLessThan(given.tariff.monthlyCents);
      expect(possibleFrom > given.today).toBe(true);
      expect(tariffChange(given, wanted, possibleFrom).possibleFrom).toBeUndefined();
      expect(tariffChange(given, wanted, addCalendarDays(possibleFrom, -1)).possibleFrom).toBe(possibleFrom);
    }),
  );
});

test("nobody is bound for less than before, nor for more than 24 months from the declaration", () => {
  fc.assert(
    fc.property(contract, tariff, (given, wanted) => {
      const { effectiveOn, commitmentEnd } = tariffChange(given, wanted, given.today);
      if (given.commitmentEnd !== undefined && given.commitmentEnd >= effectiveOn) {
        expect(commitmentEnd !== undefined && commitmentEnd >= given.commitmentEnd).toBe(true);
      }
      if (commitmentEnd !== undefined) expect(commitmentEnd <= minimumTermEnd(given.today, 24)).toBe(true);
      if (wanted.commitmentMonths === 1 && given.commitmentEnd === undefined) expect(commitmentEnd).toBeUndefined();
    }),
  );
});
