import { holidaysIn } from "@tribun/domain";
import { describe, expect, it } from "vitest";
import { hoursOn, isOpen, nextChange } from "./opening.ts";

const hours = {
  weekdays: { opens: "08:00", closes: "17:00" },
  saturday: { opens: "10:00", closes: "20:00" },
  sundayAndHolidays: { opens: "10:00", closes: "18:00" },
};
const at = (iso: string) => Date.parse(iso);

describe("the hotline's hours", () => {
  it.each([
    ["a Tuesday", "2026-11-24T10:00:00+01:00", hours.weekdays],
    ["a Saturday", "2026-11-21T10:00:00+01:00", hours.saturday],
    ["a Sunday", "2026-11-22T10:00:00+01:00", hours.sundayAndHolidays],
    ["Christmas Day, a Friday", "2026-12-25T10:00:00+01:00", hours.sundayAndHolidays],
    ["German Unity Day, a Saturday", "2026-10-03T10:00:00+02:00", hours.sundayAndHolidays],
  ])("follow the calendar on %s", (_, when, expected) => {
    expect(hoursOn(hours, at(when))).toBe(expected);
  });

  it("keep the holidays of where the hotline sits: the eighth of March in Berlin, and not in Hamburg", () => {
    const monday = at("2027-03-08T10:00:00+01:00");
    const inBerlin = { ...hours, holidays: holidaysIn("BE") };
    expect(hoursOn(inBerlin, monday)).toBe(hours.sundayAndHolidays);
    expect(nextChange(inBerlin, at("2027-03-07T18:30:00+01:00"))).toBe("tomorrow-2");
    expect(hoursOn({ ...hours, holidays: holidaysIn("HH") }, monday)).toBe(hours.weekdays);
  });

  it("open and close by the clock in Germany, in winter and in summer", () => {
    expect(isOpen(hours, at("2026-11-24T07:00:00Z"))).toBe(true);
    expect(isOpen(hours, at("2026-11-24T06:59:00Z"))).toBe(false);
    expect(isOpen(hours, at("2026-07-07T06:00:00Z"))).toBe(true);
    expect(isOpen(hours, at("2026-11-24T16:00:00Z"))).toBe(false);
  });

  it("tell the clock in Germany as a browser does, on every day of ten years", () => {
    const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", timeStyle: "short" });
    const closed: string[] = [];
    for (let when = Date.UTC(2024, 0, 1); when < Date.UTC(2034, 0, 1); when += 3 * 3_600_000) {
      const minute = { opens: clock.format(when), closes: clock.format(when + 60_000) };
      if (!isOpen({ weekdays: minute, saturday: minute, sundayAndHolidays: minute }, when)) closed.push(new Date(when).toISOString());
    }
    expect(closed.join(" ")).toBe("");
  });

  it.each([
    ["open on a Tuesday", "2026-11-24T10:00:00+01:00", "open-0"],
    ["before it opens on Christmas Day, a Friday", "2026-12-25T09:00:00+01:00", "today-2"],
    ["after a Friday", "2026-11-27T18:00:00+01:00", "tomorrow-1"],
    ["after the Saturday before a Sunday", "2026-11-28T21:00:00+01:00", "tomorrow-2"],
    ["after the day before Ascension", "2027-05-05T23:59:00+02:00", "tomorrow-2"],
    ["an hour before the night on which the clocks go forward", "2027-03-27T23:30:00+01:00", "tomorrow-2"],
    ["after the Sunday on which the clocks go back", "2026-10-25T18:30:00+01:00", "tomorrow-0"],
  ])("say what changes next: %s", (_, when, expected) => {
    expect(nextChange(hours, at(when))).toBe(expected);
  });
});
