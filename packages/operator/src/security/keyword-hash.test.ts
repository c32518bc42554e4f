import { expect, test } from "vitest";
import { hashKeyword } from "./keyword-hash.ts";

test("a keyword's hash is the same again, and another one for another fan, another key or another keyword", () => {
  const config = { dataKey: "a key of a test" };
  const hash = hashKeyword(config, "fan", "2758");
  expect(hashKeyword(config, "fan", " 2758 ")).toBe(hash);
  expect(hashKeyword(config, "other", "2758")).not.toBe(hash);
  expect(hashKeyword({ dataKey: "another key" }, "fan", "2758")).not.toBe(hash);
  expect(hashKeyword(config, "fan", "2759")).not.toBe(hash);
  expect(hash).not.toContain("2758");
});
