import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { classNames } from "./class-names.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of packages with these style modules. */
function packagesWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  folders.push(folder);
  for (const [path, css] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), css);
  }
  return folder;
}

const CARD = "kit/src/card/card.module.css";
const STEP = "wizard/src/step.module.css";
const FILES = { [STEP]: ".step { } .card { }", [CARD]: ".card:hover .title { } @keyframes turn { } .card { }" };

test("each class and each movement of each file has a name of two letters that no other has", () => {
  const folder = packagesWith(FILES);
  const nameOf = classNames(folder);
  const names = [
    ...["card", "title", "turn"].map((name) => nameOf(name, join(folder, CARD))),
    ...["step", "card"].map((name) => nameOf(name, join(folder, STEP))),
  ];
  expect(names).toEqual(["aa", "ab", "ac", "ae", "af"]);
});

test("they are the same whoever asks first, and for the addresses of a server that is asked for a file", () => {
  const folder = packagesWith(FILES);
  const [one, other] = [classNames(folder), classNames(folder)];
  const late = other("card", join(folder, STEP));
  expect(other("title", join(folder, CARD))).toBe(one("title", join(folder, CARD)));
  expect(one("card", join(folder, STEP))).toBe(late);
  expect(one("card", `${join(folder, STEP)}?used`)).toBe(late);
});

test("a class that is written later has one of its own, and keeps it", () => {
  const folder = packagesWith(FILES);
  const nameOf = classNames(folder);
  const name = nameOf("new", join(folder, STEP));
  expect(name).toBe("ag");
  expect(nameOf("new", join(folder, STEP))).toBe(name);
});

test("there are names for more classes than two letters can tell apart, and none that a list of advertisements hides", () => {
  const many = Array.from({ length: 7000 }, (_, index) => `c${index}`);
  const folder = packagesWith({ [CARD]: many.map((name) => `.${name} { }`).join("\n") });
  const nameOf = classNames(folder);
  const names = many.map((name) => nameOf(name, join(folder, CARD)));
  expect(new Set(names).size).toBe(many.length);
  expect(names.filter((name) => !/^[a-z][a-z0-9]+$/i.test(name) || /^ads?\d*$/i.test(name))).toEqual([]);
});
