import { expect, test } from "vitest";
import { daysBetween, startOfGermanDay } from "./calendar-days.ts";

test("a day begins at midnight in Germany, in summer, in winter and on the days in between", () => {
  expect(new Date(startOfGermanDay("2026-11-03")).toISOString()).toBe("2026-11-02T23:00:00.000Z");
  expect(new Date(startOfGermanDay("2026-07-01")).toISOString()).toBe("2026-06-30T22:00:00.000Z");
  expect(new Date(startOfGermanDay("2026-03-29")).toISOString()).toBe("2026-03-28T23:00:00.000Z");
  expect(new Date(startOfGermanDay("2026-10-25")).toISOString()).toBe("2026-10-24T22:00:00.000Z");
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
});
