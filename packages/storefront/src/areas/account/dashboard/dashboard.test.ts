import { DAY_MS, daysBetween } from "@tribun/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleLine } from "../../../testing/samples.ts";
import { asOf, leftOf } from "./days.ts";
import { pause } from "../../../platform/queries/rounds.ts";

test("days are calendar days, whatever the clocks do in between", () => {
  expect(daysBetween("2026-11-21", "2026-12-01")).toBe(10);
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  const day = fc.integer({ min: 0, max: 40_000 });
  const iso = (count: number) => new Date(count * DAY_MS).toISOString().slice(0, 10);
  fc.assert(fc.property(day, day, (from, to) => daysBetween(iso(from), iso(to)) === to - from));
});

test("what is left is never below zero, and flat is told apart", () => {
  expect(leftOf(sampleLine, "voice", "de")).toEqual({ flat: true });
  expect(leftOf(sampleLine, "voice", "tr")).toEqual({ flat: false, left: 62, total: 100 });
  expect(leftOf(sampleLine, "sms", "tr")).toBeUndefined();
});

test("the figures are as old as the oldest", () => {
  const [first] = sampleLine.usage;
  if (!first) throw new Error("the sample has usage");
  const usage = [first, { ...first, asOf: "2026-11-20T00:00:00.000Z" }];
  expect(asOf({ ...sampleLine, usage })).toBe("2026-11-20T00:00:00.000Z");
  expect(asOf({ ...sampleLine, usage: [] })).toBeUndefined();
});

test("asks every 3 seconds for twenty rounds, then every 30", () => {
  expect([0, 19, 20, 500].map(pause)).toEqual([3000, 3000, 30_000, 30_000]);
});
