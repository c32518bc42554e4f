import { expect, test } from "vitest";
import { hashKeyword, keywordMatches, keywordSealer } from "./keyword-hash.ts";
import { sha256 } from "./seal.ts";

const config = { dataKey: "a key of a test" };

test("a keyword is known again, and another one, another fan's and one under another key is not", () => {
  const hash = hashKeyword(config, "fan", "2758");
  expect(keywordMatches(config, "fan", " 2758 ", hash)).toBe(true);
  expect(keywordMatches(config, "fan", "\u200b27 58", hash)).toBe(true);
  expect(keywordMatches(config, "fan", "2759", hash)).toBe(false);
  expect(keywordMatches(config, "other", "2758", hash)).toBe(false);
  expect(() => keywordMatches({ dataKey: "another key" }, "fan", "2758", hash)).toThrow();
  expect(hash).not.toContain("2758");
});

test("one that was kept with a blank in it still counts", () => {
  const hash = keywordSealer(config).seal(sha256("fan:zeytin dali"));
  for (const said of ["zeytin dali", " zeytin dali "]) expect(keywordMatches(config, "fan", said, hash)).toBe(true);
});

test("while the key is being changed, what the one before made still counts", () => {
  const hash = hashKeyword(config, "fan", "2758");
  expect(keywordMatches({ dataKey: "another key", dataKeyPrevious: config.dataKey }, "fan", "2758", hash)).toBe(true);
});
