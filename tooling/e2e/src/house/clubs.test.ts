import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { VIEWS } from "./clubs.ts";

const root = new URL("../../../../", import.meta.url);
const packagesIn = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => existsSync(new URL(`${folder}/${name}/package.json`, root)))
    .toSorted();

test("every club has its journeys: brands = apps = views", () => {
  const views = VIEWS.map((view) => view.club).toSorted();
  expect(packagesIn("brands")).toEqual(views);
  expect(packagesIn("apps")).toEqual(views);
});

test("journeys are made in both languages and at both widths", () => {
  expect(VIEWS.filter((view) => view.language === "tr")).toHaveLength(2);
  expect(VIEWS.filter((view) => view.language === "de")).toHaveLength(2);
  expect(new Set(VIEWS.map((view) => `${view.language} ${view.device}`)).size).toBe(4);
});
