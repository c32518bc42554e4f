import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths } from "../values/dates.ts";
import { addCalendarDays } from "../days/calendar-days.ts";
import { earliestEnd, lastDayOfNotice, minimumTermEnd, ordinaryEnd, subscriberDataEnd } from "./termination.ts";

const day = fc
  .date({ min: new Date("2025-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));
const term = fc.record({ commitmentEnd: fc.option(day, { nil: undefined }), noticeDays: fc.integer({ min: 0, max: 90 }) });

test("a minimum term is over the day before its first day's number comes again, or with the month that lacks it", () => {
  expect(minimumTermEnd("2026-11-03", 24)).toBe("2028-11-02");
  expect(minimumTermEnd("2027-03-01", 12)).toBe("2028-02-29");
  expect(minimumTermEnd("2028-02-29", 24)).toBe("2030-02-28");
  expect(minimumTermEnd("2026-12-31", 2)).toBe("2027-02-28");
});

test("within the minimum term a contract ends with it; after it with a month's notice at most on any day", () => {
  const contract = { commitmentEnd: "2028-11-03", noticeDays: 30 };
  expect(earliestEnd(contract, "2026-11-10")).toBe("2028-11-03");
  expect(earliestEnd(contract, "2028-10-20")).toBe("2028-11-19");
  expect(earliestEnd(contract, "2029-02-01")).toBe("2029-03-01");
  expect(earliestEnd({ commitmentEnd: undefined, noticeDays: 30 }, "2026-11-10")).toBe("2026-12-10");
});

test("a wish is granted unless it is too early", () => {
  const flex = { commitmentEnd: undefined, noticeDays: 30 };
  expect(ordinaryEnd(flex, "2026-11-10", "2027-03-31")).toBe("2027-03-31");
  expect(ordinaryEnd(flex, "2026-11-10", "2026-11-12")).toBe("2026-12-10");
  expect(ordinaryEnd(flex, "2026-11-10", undefined)).toBe("2026-12-10");
});

test("no contract ends inside its minimum term, and none asks for more than a month of notice after it", () => {
  fc.assert(
    fc.property(term, day, fc.option(day, { nil: undefined }), (contract, declared, wanted) => {
      const end = ordinaryEnd(contract, declared, wanted);
      if (contract.commitmentEnd !== undefined) expect(end >= contract.commitmentEnd).toBe(true);
      if (wanted !== undefined) expect(end >= wanted).toBe(true);
      const least = [contract.commitmentEnd ?? "", wanted ?? "", addMonths(declared, 1)].toSorted().at(-1) ?? "";
      expect(end <= least).toBe(true);
    }),
  );
});

test("the last day of notice is the last one that still meets the minimum term", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 30 }), (commitmentEnd, noticeDays) => {
      const last = lastDayOfNotice(commitmentEnd, noticeDays);
      expect(earliestEnd({ commitmentEnd, noticeDays }, last)).toBe(commitmentEnd);
      expect(earliestEnd({ commitmentEnd, noticeDays }, addCalendarDays(last, 1)) > commitmentEnd).toBe(true);
    }),
  );
});

test("subscriber data go with the year after the contract's end", () => {
  expect(subscriberDataEnd("2026-11-03")).toBe("2027-12-31");
  expect(subscriberDataEnd("2028-02-29")).toBe("2029-12-31");
});
