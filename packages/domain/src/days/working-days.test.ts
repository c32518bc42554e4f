import fc from "fast-check";
import { getHolidays } from "feiertagejs";
import { describe, expect, test } from "vitest";
import { addCalendarDays, daysBetween } from "./calendar-days.ts";
import { holidaysIn } from "./state-holidays.ts";
import { addDeliveryDays, addWorkingDays, isWorkingDay } from "./working-days.ts";

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addCalendarDays("2024-01-01", days));
/** UTC dates, because the library's other fields depend on the machine's time zone. */
const holidays = (year: string) => getHolidays(year, "BUND").map(({ date }) => date.toISOString().slice(0, 10));
const count = fc.integer({ min: 1, max: 40 });

describe("working days in Germany", () => {
  test("no weekends, no nationwide holidays, but those of single states", () => {
    for (const off of ["2026-11-21", "2026-11-22", "2026-12-25", "2027-01-01", "2027-03-26", "2027-03-29", "2027-05-06", "2026-10-03"]) {
      expect(isWorkingDay(off), off).toBe(false);
    }
    // Corpus Christi and Reformation Day are holidays in some states only.
    for (const on of ["2026-11-20", "2027-05-27", "2025-10-31"]) expect(isWorkingDay(on), on).toBe(true);
  });

  test("who works in a state has its holidays off, too", () => {
    const corpusChristi = "2027-05-27";
    expect(isWorkingDay(corpusChristi, holidaysIn("NW"))).toBe(false);
    expect(isWorkingDay(corpusChristi, holidaysIn("HH"))).toBe(true);
    expect(addWorkingDays("2027-05-26", 1, holidaysIn("NW"))).toBe("2027-05-28");
    expect(addWorkingDays("2027-03-05", 1, holidaysIn("BE"))).toBe("2027-03-09");
  });

  test("agree with the library of holidays", () => {
    fc.assert(
      fc.property(day, (date) => {
        const weekend = [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
        expect(isWorkingDay(date)).toBe(!weekend && !holidays(date.slice(0, 4)).includes(date));
      }),
      { numRuns: 1000 },
    );
  });

  test("there and back again from a working day", () => {
    fc.assert(
      fc.property(day, count, (from, days) => {
        const start = addWorkingDays(from, 0);
        const end = addWorkingDays(start, days);
        expect(isWorkingDay(end)).toBe(true);
        expect(addWorkingDays(end, -days)).toBe(start);
        expect(daysBetween(start, end)).toBeGreaterThanOrEqual(days);
      }),
    );
  });

  test("the post brings parcels on Saturdays too, but neither on Sundays nor on holidays", () => {
    expect(addDeliveryDays("2026-11-20", 1)).toBe("2026-11-21");
    expect(addDeliveryDays("2026-11-20", 2)).toBe("2026-11-23");
    expect(addDeliveryDays("2026-12-24", 1)).toBe("2026-12-28");
  });
});
