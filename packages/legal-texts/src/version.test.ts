import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { AGB_VERSIONS, LEGAL_TEXTS_DAY } from "./version.ts";

it.each(["de", "tr"])("keeps every version of the general terms that it names, with its day in it: %s", (language) => {
  const folder = new URL(`./earlier/${language}/`, import.meta.url);
  const [present, ...earlier] = AGB_VERSIONS;
  expect(present).toBe(LEGAL_TEXTS_DAY);
  expect(earlier).toEqual(earlier.toSorted().toReversed());
  expect(readdirSync(folder).toSorted()).toEqual(earlier.map((day) => `agb-${day}.md`).toSorted());
  for (const day of earlier) {
    expect(readFileSync(new URL(`agb-${day}.md`, folder), "utf8")).toContain(day.split("-").toReversed().join("."));
  }
});
