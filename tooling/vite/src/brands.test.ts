import { readdirSync, readFileSync } from "node:fs";
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

type Texts = NonNullable<Brand["messages"]>["de"];
const keysOf = (texts: Texts): [string, string][] =>
  Object.entries(texts ?? {}).flatMap(([namespace, own]) => Object.keys(own).map((key): [string, string] => [namespace, key]));
/** True when the product says something under this key: a club must not write a text that nobody shows. */
const said = (namespace: string, key: string): boolean => {
  const texts: unknown = JSON.parse(readFileSync(new URL(`packages/i18n/src/messages/de/${namespace}.json`, root), "utf8"));
  const found = key
    .split(".")
    .reduce<unknown>((node, part) => (typeof node === "object" && node !== null ? Reflect.get(node, part) : undefined), texts);
  return typeof found === "string";
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

test("a club's own texts replace texts that exist, in both languages", async () => {
  for (const { messages = {} } of await Promise.all(clubs.map(load))) {
    expect(keysOf(messages.tr)).toEqual(keysOf(messages.de));
    for (const [namespace, key] of keysOf(messages.de)) expect([namespace, key, said(namespace, key)]).toEqual([namespace, key, true]);
  }
});

test("no two clubs share a team, a hotline or a name", async () => {
  const brands = await Promise.all(clubs.map(load));
  for (const factOf of [(brand: Brand) => String(brand.teamId), (brand: Brand) => brand.hotline.shortCode, (brand: Brand) => brand.name]) {
    expect(new Set(brands.map(factOf)).size).toBe(clubs.length);
  }
});
