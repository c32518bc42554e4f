import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VIEWS } from "./clubs.ts";
import { CORE, leftOutOf, ONLY_IN, ORDER } from "./journeys.ts";

const fileOf = (journey: string) => new URL(`../journeys/${journey}.spec.ts`, import.meta.url);

test.each(Object.entries(ONLY_IN))("%s is there, and made in a club that there is", (journey, clubs) => {
  expect(existsSync(fileOf(journey))).toBe(true);
  expect(clubs.length).toBeGreaterThan(0);
  for (const club of clubs) expect(VIEWS.map((view) => view.club)).toContain(club);
  expect(VIEWS.filter(({ club }) => !leftOutOf(club).includes(`${journey}.spec.ts`))).toHaveLength(clubs.length);
});

test("every club is ordered from once by day", () => {
  expect(Object.keys(ONLY_IN)).not.toContain(ORDER);
  expect(readFileSync(fileOf(ORDER), "utf8").match(new RegExp(CORE, "g"))).toHaveLength(1);
});
