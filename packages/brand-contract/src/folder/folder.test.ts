import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clashesOf } from "./clashes.ts";
import { clubIds, readClub, readClubs } from "./folder.ts";

const clubs = await readClubs();
const [first] = clubs;
if (!first) throw new Error("there is no club");

/** A repository with the given brands, each written from a club of this one. */
function house(changes: Readonly<Record<string, { readonly brand?: object; readonly facts?: object | null }>>): string {
  const root = mkdtempSync(join(tmpdir(), "tribun-brands-"));
  for (const [id, { brand = {}, facts = {} }] of Object.entries(changes)) {
    const folder = join(root, "brands", id);
    mkdirSync(folder, { recursive: true });
    const write = (file: string, name: string, value: unknown) =>
      writeFileSync(join(folder, file), `export const ${name} = ${JSON.stringify(value)};\n`);
    write("brand.config.ts", "brand", { ...first?.brand, id, ...brand });
    write("season.ts", "season", first?.season);
    if (facts) write("operator.ts", "operatorFacts", { ...first?.facts, ...facts });
    writeFileSync(join(folder, "tokens.json"), JSON.stringify(first?.tokens));
  }
  return root;
}

test("every folder is a club, in the order of the team ids", () => {
  expect(clubs.map(({ brand }) => brand.id).toSorted()).toEqual(clubIds());
  const ids = clubs.map(({ brand }) => brand.teamId);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test("a folder without a brand is no club, and one that is named after another club is refused", async () => {
  const root = house({ one: { brand: { id: "two" } } });
  mkdirSync(join(root, "brands/notes"));
  expect(clubIds(root)).toEqual(["one"]);
  await expect(readClub("one", root)).rejects.toThrow('brands/one declares the club "two"');
});

test("a fault of a file is told by file and field, and so is a file that is missing", async () => {
  const root = house({ one: { facts: { smsSender: "Çok uzun bir ad", packagingRegister: "none" } }, two: { facts: null } });
  await expect(readClub("one", root)).rejects.toThrow(/brands\/one\/operator\.ts[\s\S]*packagingRegister[\s\S]*smsSender/);
  await expect(readClub("two", root)).rejects.toThrow(/operator\.ts is missing/);
});

test("clubs that share a number are refused together", async () => {
  await expect(readClubs(house({ one: {}, two: { brand: { teamId: 7 } } }))).rejects.toThrow(/hotline \d{4} belongs to one and two/);
});

test("what each club must have for itself is told with both owners", () => {
  expect(clashesOf(clubs)).toEqual([]);
  const twin = { ...first, brand: { ...first.brand, id: "one", teamId: 99 } };
  const told = clashesOf([first, twin]).join("\n");
  for (const fact of ["the hotline", "the name", "the SMS sender", "the demo fan's number"]) expect(told).toContain(fact);
  expect(told).not.toContain("the team id");
});

test.each(["1900", "0911"])("the short code %s is no port of an app", (shortCode) => {
  const brand = { ...first.brand, hotline: { ...first.brand.hotline, shortCode } };
  expect(clashesOf([{ ...first, brand }])).toEqual([expect.stringContaining(`the hotline ${shortCode} of ${first.brand.id} is no port`)]);
});
