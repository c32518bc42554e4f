import { readdirSync } from "node:fs";
import { type Brand, parseBrand, type Season, seasonSchema } from "@tribun/brand-contract";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const foldersIn = (name: string) =>
  readdirSync(new URL(name, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
const clubs = foldersIn("brands/");
const load = async (club: string): Promise<Brand> => {
  const config: { brand: unknown } = await import(new URL(`brands/${club}/brand.config.ts`, root).href);
  return parseBrand(config.brand);
};
const loadSeason = async (club: string): Promise<Season> => {
  const named: { season: unknown } = await import(new URL(`brands/${club}/season.ts`, root).href);
  return v.parse(seasonSchema, named.season);
};

test("every brand has its app, and every app its brand", () => expect(foldersIn("apps/")).toEqual(clubs));

describe.each(clubs)("%s", (club) => {
  test("keeps the brand contract, under the name of its folder", async () => {
    expect((await load(club)).id).toBe(club);
  });

  test("has a season, and counts down to kick-offs of it", async () => {
    const { id, matches } = await loadSeason(club);
    const { events } = await load(club);
    const kickOffs = Object.fromEntries(matches.map(({ round, kickOff }) => [`${id}-${String(round).padStart(2, "0")}`, kickOff]));
    expect(events.map(({ match = "none" }) => kickOffs[match])).toEqual(events.map(({ startsAt }) => startsAt));
  });

  test("speaks plainly: no exclamation marks", async () => {
    expect(JSON.stringify(await load(club))).not.toContain("!");
  });
});

test("no two clubs share a team, a hotline or a name", async () => {
  const brands = await Promise.all(clubs.map(load));
  for (const factOf of [(brand: Brand) => String(brand.teamId), (brand: Brand) => brand.hotline.shortCode, (brand: Brand) => brand.name]) {
    expect(new Set(brands.map(factOf)).size).toBe(clubs.length);
  }
});
