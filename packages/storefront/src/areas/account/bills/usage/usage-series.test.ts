import type { UsageMonth } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { sampleSeason } from "../../../../testing/sample-matches.ts";
import { averageOf, barsOf, datesIn, keysIn, matchDays, usageCsv } from "./usage-series.ts";

const data = { kind: "data", zone: "de", total: 25, unit: "GB" } as const;
const months: readonly UsageMonth[] = [
  { ...data, period: "2026-11", used: 13.2, asOf: "2026-11-21T09:30:00.000Z" },
  { ...data, period: "2026-10", used: 21.4 },
  { ...data, period: "2026-09", used: 9.7 },
  { kind: "sms", zone: "de", total: -1, unit: "sms", period: "2026-10", used: 6 },
];

test("months stand from the oldest to the running one, and only what there is can be chosen", () => {
  expect(barsOf(months, "data-de").map(({ period }) => period)).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(keysIn(months)).toEqual(["data-de", "sms-de"]);
});

test("the running month is in no average", () => {
  expect(averageOf(barsOf(months, "data-de"))).toBeCloseTo(15.55);
  expect(averageOf(barsOf(months.slice(0, 1), "data-de"))).toBeUndefined();
});

test("a file for a spreadsheet has quotes doubled and no formula", () => {
  expect(usageCsv(["Monat", 'Menge "GB"'], [["2026-10", "=1+1"]], "=2")).toBe(
    '\uFEFF"Monat";"Menge ""GB"""\r\n"2026-10";"\'=1+1"\r\n"\'=2"\r\n',
  );
});

test("the days of matches are German ones, of what was played and is not ahead", () => {
  const days = matchDays(sampleSeason, Date.parse("2026-11-21T11:00:00Z"));
  // The kick-off at 23:30 UTC on 31 October is on 1 November in Germany.
  expect([...days]).toEqual([
    ["2026-10", [3]],
    ["2026-11", [1, 7, 14]],
  ]);
});

test("days stand in a file as dates that sort, and none as nothing", () => {
  expect(datesIn("2026-11", [1, 14])).toBe("2026-11-01, 2026-11-14");
  expect(datesIn("2026-09")).toBe("");
});
