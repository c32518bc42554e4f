import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VIEWS } from "./clubs.ts";
import { CORE, leftOutOf, ONLY_IN, ORDER, standsFor } from "./journeys.ts";

const fileOf = (journey: string) => new URL(`../journeys/${journey}.spec.ts`, import.meta.url);
const inClubs = (journey: string, views = VIEWS) => views.filter(({ club }) => !leftOutOf(club, views).includes(`${journey}.spec.ts`));

test.each(Object.entries(ONLY_IN))("%s is there, and made once in each of its surroundings", (journey, wanted) => {
  expect(existsSync(fileOf(journey))).toBe(true);
  const clubs = new Set(wanted.map((surroundings) => standsFor(surroundings)));
  expect(inClubs(journey).map(({ club }) => club)).toEqual(VIEWS.map(({ club }) => club).filter((club) => clubs.has(club)));
});

test("a journey is made however few clubs there are, and a club that joins takes none of them", () => {
  const [first] = VIEWS;
  if (!first) throw new Error("there is no club");
  const joined = [...VIEWS, { ...first, club: "joined", teamId: 99 }];
  for (const journey of Object.keys(ONLY_IN)) {
    expect(inClubs(journey, [first])).toEqual([first]);
    expect(inClubs(journey, joined)).toEqual(inClubs(journey));
  }
});

test("every club is ordered from once by day", () => {
  expect(Object.keys(ONLY_IN)).not.toContain(ORDER);
  expect(readFileSync(fileOf(ORDER), "utf8").match(new RegExp(CORE, "g"))).toHaveLength(1);
});
