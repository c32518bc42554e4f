import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clubIds } from "@tribun/brand-contract/folder";
import { expect, test } from "vitest";
import { changedClubs, rememberClubs } from "./clubs.ts";

function house() {
  const root = mkdtempSync(join(tmpdir(), "tribun-clubs-"));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const club of ["one", "two"]) {
    write(`brands/${club}/brand.config.ts`, club);
    write(`apps/${club}/src/main.tsx`, club);
  }
  return { root, write, record: join(root, ".local/clubs.json") };
}

test("a club counts as changed once a file of its own folders is another than when all checks passed", () => {
  const { root, write, record } = house();
  expect(clubIds(root)).toEqual(["one", "two"]);
  expect(changedClubs(root, record)).toEqual([]);
  rememberClubs(root, record);
  expect(changedClubs(root, record)).toEqual([]);
  write("apps/two/src/main.tsx", "two, once more");
  expect(changedClubs(root, record)).toEqual(["two"]);
  rememberClubs(root, record);
  write("brands/one/content/new.json", "{}");
  expect(changedClubs(root, record)).toEqual(["one"]);
});

test("a club that is new counts as changed, and what a build leaves behind does not", () => {
  const { root, write, record } = house();
  rememberClubs(root, record);
  write("apps/one/dist/index.html", "built");
  write("brands/three/brand.config.ts", "three");
  expect(changedClubs(root, record)).toEqual(["three"]);
});

test("a record that cannot be read is none", () => {
  const { root, write, record } = house();
  write(".local/clubs.json", "half a li");
  expect(changedClubs(root, record)).toEqual([]);
});
