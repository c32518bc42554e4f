import { getHolidays } from "feiertagejs";
import { expect, test } from "vitest";
import { addCalendarDays } from "./calendar-days.ts";
import { FEDERAL_STATES, holidaysIn } from "./state-holidays.ts";
import { isHoliday } from "./working-days.ts";

const YEARS = ["2024", "2025", "2026", "2027", "2028", "2029", "2030"];

test.each(FEDERAL_STATES)("the holidays of %s are those that the library knows", (state) => {
  const rules = holidaysIn(state);
  for (const year of YEARS) {
    // Compare UTC dates, because the library's other fields depend on the machine's time zone.
    const known = new Set(getHolidays(year, state).map(({ date }) => date.toISOString().slice(0, 10)));
    for (let day = `${year}-01-01`; day.startsWith(year); day = addCalendarDays(day, 1)) {
      expect([day, isHoliday(day, rules)]).toEqual([day, known.has(day)]);
    }
  }
});

test("the eighth of March is a holiday in Berlin and no reason for a period to end later", () => {
  expect(isHoliday("2027-03-08", holidaysIn("BE"))).toBe(true);
  expect(isHoliday("2027-03-08", holidaysIn("HH"))).toBe(false);
  expect(isHoliday("2027-03-08")).toBe(false);
});
