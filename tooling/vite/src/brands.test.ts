import { readdirSync } from "node:fs";
import { type Brand, parseBrand } from "@tribun/storefront/brand";
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

test("every brand has its app, and every app its brand", () => expect(foldersIn("apps/")).toEqual(clubs));

describe.each(clubs)("%s", (club) => {
  test("keeps the brand contract, under the name of its folder", async () => {
    expect((await load(club)).id).toBe(club);
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
