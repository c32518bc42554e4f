import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIXED_CLUB } from "@tribun/vitest-config/sweep";
import { appsOf, checkHouse, clubsOf, foldersOf, freeNumbersOf } from "./house.ts";
import { inTemporaryFolder, root } from "./temporary.ts";

test("a planted violation is found on disk", () => {
  const files = {
    "brands/blue/package.json": '{ "name": "@tribun/brand-blue" }',
    "brands/blue/brand.config.ts": 'export const brand = { hotline: { shortCode: "1900", freeNumber: "0800 1234567" } };',
    "packages/ui-kit/package.json": '{ "name": "@tribun/ui-kit", "dependencies": { "@tribun/domain": "workspace:*" } }',
    "packages/ui-kit/src/a.css": ".a { color: #ffcc00; }",
    "packages/ui-kit/src/b.css": ".a { inline-size: 60ch; }",
    "packages/ui-kit/src/a.ts": 'export const club = "blue";',
    "packages/ui-kit/src/b.ts": 'export const call = "0800 1234567";',
    "packages/ui-kit/node_modules/x/a.css": ".a { color: #ffcc00; }",
  };
  const report = inTemporaryFolder(files, checkHouse);
  expect(report.findings.map((finding) => finding.rule).toSorted()).toEqual([
    "club-ids",
    "direct-dependencies",
    "free-numbers",
    "hex-colours",
    "letter-widths",
  ]);
});

test("an empty house reads nothing, and says so", () => {
  expect(inTemporaryFolder({}, checkHouse)).toEqual({ files: 0, packages: 0, findings: [] });
});

test("this house keeps its rules", () => {
  const report = checkHouse(root);
  expect(report.packages).toBeGreaterThan(20);
  expect(report.files).toBeGreaterThan(100);
  expect(report.findings).toEqual([]);
});

test("every club's free number is known to the rule that keeps it in the brand", () => {
  expect(freeNumbersOf(root)).toHaveLength(clubsOf(root).length);
});

test("every club has an app and every app a club", () => {
  expect(clubsOf(root)).not.toEqual([]);
  expect(appsOf(root)).toEqual(clubsOf(root));
});

test("turbo reads the folder of the fixed club alone, and of all clubs otherwise", () => {
  const texts = foldersOf(root).flatMap((folder) => {
    const file = join(root, folder, "turbo.json");
    return existsSync(file) ? [readFileSync(file, "utf8")] : [];
  });
  const named = texts.flatMap((text) => [...text.matchAll(/\/brands\/([\w*]+)\//g)].map(([, club]) => club));
  expect(new Set(named)).toEqual(new Set(["*", FIXED_CLUB]));
  expect(clubsOf(root)).toContain(FIXED_CLUB);
});
