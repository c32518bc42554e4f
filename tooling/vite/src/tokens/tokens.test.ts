import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokensToCss } from "./css.ts";
import { measurePairs } from "./pairs.ts";
import { parseTokens } from "./schema.ts";

const brands = new URL("../../../../brands/", import.meta.url);
const clubs = readdirSync(brands);
const read = (club: string): unknown => JSON.parse(readFileSync(new URL(`${club}/tokens.json`, brands), "utf8"));
const fixture = (name: string): unknown => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), "utf8"));

test("there are clubs to check", () => expect(clubs.length).toBeGreaterThanOrEqual(4));

test.each(clubs)("%s can be read in both themes", (club) => {
  const css = tokensToCss({ id: club }, read(club));
  expect(css).toContain("--color-on-club-a: ");
  expect(css).toContain(':root[data-theme="dark"]');
  expect(measurePairs(parseTokens(club, read(club))).length).toBeGreaterThan(50);
});

test("a pair that cannot be read fails by theme, name and ratio", () => {
  expect(() => tokensToCss({ id: "pale" }, fixture("unreadable"))).toThrow(
    /"pale"[\s\S]*light: on-action on action is 1\.\d\d:1, needed 4\.5:1/,
  );
});

test.each([
  ["a colour outside the contract", "unknown-token", "club.c"],
  ["hex and components that disagree", "two-colours", "components and hex name different colours"],
  ["an alias that leads nowhere", "lost-alias", "no token both.nowhere"],
  ["an alias that goes round in a circle", "circle", "round in a circle"],
])("%s is refused by name", (_, name, message) => {
  expect(() => tokensToCss({ id: "odd" }, fixture(name))).toThrow(message);
});
