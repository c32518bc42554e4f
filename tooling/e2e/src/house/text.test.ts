import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@tribun/domain";
import { expect, test } from "vitest";
import { pattern, textIn } from "./text.ts";

const folder = new URL("../", import.meta.url);
const SAID = /\b(?:text|#text|button|field|radio)\(\s*"([\w-]+)",\s*"([\w.-]+)"/g;

test.each(LANGUAGES)("every text that a journey names stands in %s, which a journey would tell only after minutes", (language) => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /^(?:journeys|pages)\/.*\.ts$/.test(name));
  const said = files.flatMap((name) => [...readFileSync(new URL(name, folder), "utf8").matchAll(SAID)]);
  expect(said.length).toBeGreaterThan(200);
  const text = textIn(language);
  for (const [, namespace = "", key = ""] of said) expect(text(namespace, key)).not.toBe("");
});

test("a pattern is found where a number and its unit hold together, which a browser's names tell as a plain space", () => {
  const months = pattern("{{what}}, {{count}}\u00A0ay");
  expect("Veri, 3 ay").toMatch(months);
  expect("Veri, 3\u00A0ay").toMatch(months);
});
