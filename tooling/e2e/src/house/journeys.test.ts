import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { VIEWS } from "./clubs.ts";
import { AGAIN, JOURNEYS, SELF_CARE } from "./journeys.ts";

const listed = (club: string) => [...(JOURNEYS[club] ?? []), ...(AGAIN[club] ?? [])];

test.each(SELF_CARE)("%s is made in two clubs at least, in both languages, on a phone and on a desktop", (journey) => {
  const seen = VIEWS.filter(({ club }) => listed(club).includes(journey));
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect(new Set(seen.map(({ language }) => language))).toEqual(new Set(["de", "tr"]));
  expect(new Set(seen.map(({ device }) => device))).toEqual(new Set(["phone", "desktop"]));
});

test("each journey that is listed is there, and once for a club", () => {
  for (const { club } of VIEWS) {
    expect(new Set(listed(club)).size, club).toBe(listed(club).length);
    for (const journey of listed(club)) expect(existsSync(new URL(`../journeys/${journey}.spec.ts`, import.meta.url)), journey).toBe(true);
  }
});
