import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));

/** The source without comments, because these are English and have their own apostrophes. */
const said = (source: string) => source.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/(^|[\s;,{(])\/\/.*$/gm, "$1");

test("mails, documents and what the shop is told part a Turkish suffix by the same apostrophe as the shop's own texts", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const straight = files.flatMap((name) =>
    said(readFileSync(`${SOURCES}${name}`, "utf8"))
      .split("\n")
      .filter((line) => /[\p{L}\p{N}]'(?![st]\b)\p{L}/u.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(straight).toEqual([]);
});
