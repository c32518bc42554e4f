import { expect, test } from "vitest";
import { hashKeyword, keywordMatches } from "./keyword-hash.ts";

const config = { dataKey: "a key of a test" };

test("a keyword is known again, and another one, another fan's and one under another key is not", () => {
  const hash = hashKeyword(config, "fan", "2758");
  expect(keywordMatches(config, "fan", " 2758 ", hash)).toBe(true);
  expect(keywordMatches(config, "fan", "2759", hash)).toBe(false);
  expect(keywordMatches(config, "other", "2758", hash)).toBe(false);
  expect(() => keywordMatches({ dataKey: "another key" }, "fan", "2758", hash)).toThrow();
  expect(hash).not.toContain("2758");
});

test("while the key is being changed, what the one before made still counts", () => {
  const hash = hashKeyword(config, "fan", "2758");
  expect(keywordMatches({ dataKey: "another key", dataKeyPrevious: config.dataKey }, "fan", "2758", hash)).toBe(true);
});
