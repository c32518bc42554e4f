import { existsSync, readdirSync } from "node:fs";
import { LANGUAGES } from "@tribun/domain";
import { FIXED_CLUB } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { SIZES, VIEWS } from "./clubs.ts";

const apps = new URL("../../../../apps/", import.meta.url);

test("every club has its journeys: brands = apps = views, each with a number of its own", () => {
  const built = readdirSync(apps).filter((name) => existsSync(new URL(`${name}/package.json`, apps)));
  expect(VIEWS.map(({ club }) => club).toSorted()).toEqual(built.toSorted());
  expect(new Set(VIEWS.map(({ teamId }) => teamId)).size).toBe(VIEWS.length);
  expect(VIEWS.every(({ teamId }) => teamId > 0)).toBe(true);
});

test("journeys are made in both languages at both widths, in the fixed club on a phone in German", () => {
  const seen = new Set(VIEWS.map(({ language, device }) => `${language} ${device}`));
  expect(seen).toEqual(new Set(LANGUAGES.flatMap((language) => Object.keys(SIZES).map((device) => `${language} ${device}`))));
  expect(VIEWS.find(({ club }) => club === FIXED_CLUB)).toMatchObject({ language: "de", device: "phone" });
});
