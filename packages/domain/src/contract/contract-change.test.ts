import fc from "fast-check";
import { expect, test } from "vitest";
import { addCalendarDays } from "../days/calendar-days.ts";
import { isWorkingDay } from "../days/working-days.ts";
import { addMonths } from "../values/dates.ts";
import { changeAsTold, changeEnd, changeWindow } from "./contract-change.ts";
import { earliestEnd, ordinaryEnd } from "./termination.ts";

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addCalendarDays("2025-01-01", days));
const term = fc.record({ commitmentEnd: fc.option(day, { nil: undefined }), noticeDays: fc.integer({ min: 0, max: 90 }) });
const change = fc.tuple(day, day).map(([toldOn, announced]) => changeAsTold(announced, toldOn));

test("a change that is told today takes effect after a whole month at the earliest, and in two at the latest", () => {
  expect(changeWindow("2026-11-03")).toEqual({ from: "2026-12-04", to: "2027-01-03" });
  expect(changeWindow("2027-01-31")).toEqual({ from: "2027-03-01", to: "2027-03-31" });
  expect(changeWindow("2027-12-31")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  // One month back from 31 May is 30 April, so a fan who was notified on 30 April gets 1 June.
  expect(changeWindow("2027-04-30")).toEqual({ from: "2027-06-01", to: "2027-06-30" });
  expect(changeWindow("2035-02-28")).toEqual({ from: "2035-04-01", to: "2035-04-28" });
});

test("counted back from its effect a change was told more than a month before and two at most, whatever the months' lengths", () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 40 }), (toldOn, later) => {
      const { from, to } = changeWindow(toldOn);
      const effectiveOn = addCalendarDays(from, later);
      expect(from <= to).toBe(true);
      expect(toldOn < addMonths(effectiveOn, -1)).toBe(true);
      if (effectiveOn <= to) expect(toldOn >= addMonths(effectiveOn, -2)).toBe(true);
      expect(changeAsTold(effectiveOn, toldOn).effectiveOn).toBe(effectiveOn);
    }),
    { numRuns: 1000 },
  );
});

test("who is told late keeps a month before the change, and three to leave, to the next workday", () => {
  expect(changeAsTold("2026-12-10", "2026-11-03")).toEqual({
    toldOn: "2026-11-03",
    effectiveOn: "2026-12-10",
    terminateUntil: "2027-02-03",
  });
  // The three months end on a Sunday.
  expect(changeAsTold("2026-12-10", "2026-11-14")).toEqual({
    toldOn: "2026-11-14",
    effectiveOn: "2026-12-15",
    terminateUntil: "2027-02-15",
  });
  fc.assert(
    fc.property(change, ({ toldOn, terminateUntil }) => {
      expect(isWorkingDay(terminateUntil)).toBe(true);
      expect(terminateUntil >= addMonths(toldOn, 3)).toBe(true);
    }),
  );
});

test("within the minimum term a change lets a contract end the day before it, later at once, and after three months no more", () => {
  const contract = { commitmentEnd: "2028-11-02", noticeDays: 30, changes: [changeAsTold("2026-12-10", "2026-11-03")] };
  expect(earliestEnd(contract, "2026-11-02")).toBe("2028-11-02");
  expect(earliestEnd(contract, "2026-11-03")).toBe("2026-12-09");
  expect(earliestEnd(contract, "2026-12-10")).toBe("2026-12-10");
  expect(earliestEnd(contract, "2027-02-03")).toBe("2027-02-03");
  expect(earliestEnd(contract, "2027-02-04")).toBe("2028-11-02");
  expect(ordinaryEnd(contract, "2026-11-03", "2026-11-20")).toBe("2026-12-09");
  expect(ordinaryEnd(contract, "2026-11-03", "2027-03-31")).toBe("2027-03-31");
  // Without a minimum term the agreed notice may end the contract earlier.
  expect(earliestEnd({ ...contract, commitmentEnd: undefined }, "2026-11-03")).toBe("2026-12-03");
});

test("a change never makes a contract last longer, never ends it in the past and never before the change, but for the agreed notice", () => {
  fc.assert(
    fc.property(term, fc.array(change, { maxLength: 3 }), day, (contract, changes, declared) => {
      const ordinary = earliestEnd(contract, declared);
      const end = earliestEnd({ ...contract, changes }, declared);
      expect(end <= ordinary).toBe(true);
      expect(end >= declared).toBe(true);
      const open = changes.flatMap((one) => changeEnd(one, declared) ?? []);
      expect([ordinary, ...open]).toContain(end);
      const closed = changes.filter((one) => changeEnd(one, declared) === undefined);
      expect(earliestEnd({ ...contract, changes: closed }, declared)).toBe(ordinary);
    }),
  );
});
