import fc from "fast-check";
import { expect, test } from "vitest";
import { addCalendarDays } from "../days/calendar-days.ts";
import { forecast, monthAsMatch } from "./forecast.ts";

test.each([
  ["2026-11-21", "2026-12-01", { minute: 63, lastDay: "2026-11-30", daysLeft: 9 }],
  ["2026-11-30", "2026-12-01", { minute: 90, lastDay: "2026-11-30", daysLeft: 0 }],
  ["2026-02-01", "2026-03-01", { minute: 3, lastDay: "2026-02-28", daysLeft: 27 }],
  // The renewal day has passed without an update yet.
  ["2026-12-02", "2026-12-01", { minute: 90, lastDay: "2026-11-30", daysLeft: 0 }],
])("%s before %s is minute %o", (today, renewal, match) => {
  expect(monthAsMatch(today, renewal)).toEqual(match);
});

const month = monthAsMatch("2026-11-21", "2026-12-01");
const given = { today: "2026-11-21", since: "2026-11-01", month };

test("what is left at the end is counted in matches", () => {
  const { kind, ...rest } = forecast({ ...given, usedGb: 27.6, leftGb: 22.4 });
  expect(kind).toBe("lasts");
  expect(rest).toMatchObject({ matches: 6 });
});

test("what does not last names its day", () => {
  expect(forecast({ ...given, usedGb: 21, leftGb: 4 })).toEqual({ kind: "ends", day: "2026-11-25", daysBefore: 5 });
  expect(forecast({ ...given, usedGb: 25, leftGb: 0 })).toEqual({ kind: "ends", day: "2026-11-21", daysBefore: 9 });
});

test("two days tell nothing, whatever was used", () => {
  expect(forecast({ ...given, since: "2026-11-20", usedGb: 9, leftGb: 4 })).toEqual({ kind: "early" });
  expect(forecast({ ...given, since: "2026-11-20", usedGb: 0, leftGb: 25 })).toEqual({ kind: "early" });
});

test("who has used nothing by the middle of the month keeps all of it", () => {
  expect(forecast({ ...given, usedGb: 0, leftGb: 25 })).toEqual({ kind: "lasts", restGb: 25, matches: 15 });
});

test("a volume that ends with the month lasts, whatever the last bit of its figure says", () => {
  const today = "2026-11-15";
  const found = forecast({
    usedGb: 499.99999999999926,
    leftGb: 499.99999999999926,
    today,
    since: "2026-11-01",
    month: monthAsMatch(today, "2026-12-01"),
  });
  expect(found).toEqual({ kind: "lasts", restGb: 0, matches: 0 });
});

test("the last day is never after the month, nor before today", () => {
  const gb = fc.double({ min: 0.01, max: 500, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 29 }), gb, gb, (past, usedGb, leftGb) => {
      const today = addCalendarDays("2026-11-01", past);
      const found = forecast({ usedGb, leftGb, today, since: "2026-11-01", month: monthAsMatch(today, "2026-12-01") });
      if (found.kind !== "ends") return;
      expect(found.day >= today && found.day < "2026-11-30").toBe(true);
    }),
  );
});
