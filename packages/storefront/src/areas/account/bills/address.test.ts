import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { billsAddress, seasonOf } from "./address.ts";

const season = (year: number, openCount: number) => ({ year, count: 3, openCount, total: euro(5697), open: euro(1899 * openCount) });
const asked = (said: { season?: string; show?: string }) =>
  billsAddress({ season: said.season, show: said.show, page: undefined, bill: undefined });

test("what is open is looked for in the latest season that has any, as November's bill is last year's in January", () => {
  const seasons = [season(2027, 0), season(2026, 2), season(2025, 1)];
  expect(seasonOf(seasons, asked({ show: "open" }))?.year).toBe(2026);
  expect(seasonOf(seasons, asked({ show: "open", season: "2027" }))?.year).toBe(2027);
  expect(seasonOf(seasons, asked({ show: "paid" }))?.year).toBe(2027);
  expect(seasonOf(seasons, asked({}))?.year).toBe(2027);
});

test("where nothing is open the latest season says so", () => {
  expect(seasonOf([season(2027, 0), season(2026, 0)], asked({ show: "open" }))?.year).toBe(2027);
  expect(seasonOf([], asked({ show: "open" }))).toBeUndefined();
  expect(seasonOf(undefined, asked({ show: "open" }))).toBeUndefined();
});
