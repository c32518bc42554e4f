import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCalendarDays } from "../days/calendar-days.ts";
import { addMonths } from "../values/dates.ts";
import {
  earliestPortingDay,
  lastCancelDay,
  lastKeptDay,
  lastSwitchDay,
  lateCompensationCents,
  simReadyDay,
  VTEN_LEAD_WORKING_DAYS,
} from "./dates.ts";
import { addDeliveryDays, addWorkingDays, isWorkingDay } from "../days/working-days.ts";
import { isTooEarlyToPort, isTooLateToPort } from "./contract-end.ts";

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addCalendarDays("2024-01-01", days));
const count = fc.integer({ min: 1, max: 40 });

describe("the day of a porting", () => {
  const wish = fc.record({ mnpType: fc.constantFrom("ASAP" as const, "VTEN" as const), today: day, notBefore: day, contractEnd: day });

  test("is a working day, after the SIM has come, and VTEN waits for the end and the lead", () => {
    fc.assert(
      fc.property(wish, (given) => {
        const date = earliestPortingDay(given);
        expect(isWorkingDay(date)).toBe(true);
        expect(date >= given.notBefore && date > given.today).toBe(true);
        if (given.mnpType === "VTEN") {
          expect(date > given.contractEnd).toBe(true);
          expect(date >= addWorkingDays(given.today, VTEN_LEAD_WORKING_DAYS)).toBe(true);
        }
      }),
    );
  });

  test("over Christmas the lead grows", () => {
    expect(earliestPortingDay({ mnpType: "ASAP", today: "2026-12-23", notBefore: "2026-12-24" })).toBe("2026-12-29");
    const wanted = { mnpType: "VTEN" as const, today: "2026-12-17", notBefore: "2026-12-18", contractEnd: "2026-12-20" };
    expect(earliestPortingDay(wanted)).toBe("2026-12-30");
  });

  test("can be called off until the working day before", () => {
    expect(lastCancelDay("2026-12-28")).toBe("2026-12-24");
    fc.assert(
      fc.property(day, (date) => {
        expect(lastCancelDay(date) < date).toBe(true);
      }),
    );
  });

  test("a number is lost a month after the contract", () => {
    expect(isTooLateToPort("2027-01-31", "2027-02-28")).toBe(false);
    expect(isTooLateToPort("2027-01-31", "2027-03-01")).toBe(true);
    fc.assert(
      fc.property(day, (end) => {
        expect(isTooLateToPort(end, addMonths(end, 1))).toBe(false);
        expect(isTooLateToPort(end, addCalendarDays(addMonths(end, 1), 1))).toBe(true);
      }),
    );
  });

  test("nobody takes a request more than half a year before the end", () => {
    expect(isTooEarlyToPort("2027-05-03", "2026-11-03")).toBe(false);
    expect(isTooEarlyToPort("2027-05-04", "2026-11-03")).toBe(true);
    fc.assert(
      fc.property(day, day, (end, today) => {
        expect(isTooEarlyToPort(end, today) && isTooLateToPort(end, today)).toBe(false);
      }),
    );
  });

  test("late costs 10 euro a day, but the working day after is in time", () => {
    expect(lateCompensationCents("2026-11-20", "2026-11-23")).toBe(0);
    expect(lateCompensationCents("2026-11-20", "2026-11-25")).toBe(2000);
    fc.assert(
      fc.property(day, count, (agreed, late) => {
        expect(lateCompensationCents(agreed, agreed)).toBe(0);
        expect(lateCompensationCents(agreed, addCalendarDays(lastSwitchDay(agreed), late))).toBe(late * 1000);
      }),
    );
  });
});

test("a number without a contract is kept for exactly as long as it can be taken along", () => {
  fc.assert(
    fc.property(day, (arrived) => {
      const last = lastKeptDay(arrived);
      expect([isTooLateToPort(arrived, last), isTooLateToPort(arrived, addCalendarDays(last, 1))]).toEqual([false, true]);
    }),
  );
});

test("a SIM is ready on the next working day, a card once its parcel has come", () => {
  expect(simReadyDay("esim", "2026-11-20")).toBe("2026-11-23");
  expect(simReadyDay("physical", "2026-11-20")).toBe("2026-11-25");
  fc.assert(
    fc.property(day, (today) => {
      const [esim, card] = [simReadyDay("esim", today), simReadyDay("physical", today)];
      expect(isWorkingDay(esim) && isWorkingDay(card)).toBe(true);
      expect(esim > today && card > addDeliveryDays(today, 2) && card >= esim).toBe(true);
    }),
  );
});
