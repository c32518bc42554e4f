import { existsSync, readdirSync } from "node:fs";
import { LANGUAGES } from "@tribun/domain";
import { FIXED_CLUB } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { SIZES, type Surroundings, TURNS, VIEWS } from "./clubs.ts";

const apps = new URL("../../../../apps/", import.meta.url);

test("every club has its journeys: brands = apps = views, each with a number of its own", () => {
  const built = readdirSync(apps).filter((name) => existsSync(new URL(`${name}/package.json`, apps)));
  expect(VIEWS.map(({ club }) => club).toSorted()).toEqual(built.toSorted());
  expect(new Set(VIEWS.map(({ teamId }) => teamId)).size).toBe(VIEWS.length);
  expect(VIEWS.every(({ teamId }) => teamId > 0)).toBe(true);
});

test("journeys are made in both languages at both widths, in the fixed club on a phone in German", () => {
  const words = ({ language, device }: Surroundings) => `${language} ${device}`;
  const all = LANGUAGES.flatMap((language) => Object.keys(SIZES).map((device) => `${language} ${device}`));
  expect(TURNS.map(words).toSorted()).toEqual(all.toSorted());
  expect(new Set(VIEWS.map(words)).size).toBe(Math.min(VIEWS.length, all.length));
  expect(VIEWS.find(({ club }) => club === FIXED_CLUB)).toMatchObject({ language: "de", device: "phone" });
});
