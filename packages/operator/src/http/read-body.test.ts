import { expect, test } from "vitest";
import { parseJson } from "./read-body.ts";

test("nesting that would exhaust whoever walks through it is refused; brackets inside a text are none", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  expect(() => parseJson(nested(33))).toThrow("problem -1");
  expect(parseJson(nested(32))).toBeInstanceOf(Array);
  const text = `"\\ [${"{".repeat(100)}`;
  expect(parseJson(JSON.stringify({ text, list: Array.from({ length: 100 }, () => [1]) }))).toMatchObject({ text });
});

test("a text that never ends takes one pass", () => {
  expect(() => parseJson(`"${'\\"'.repeat(32_000)}`)).toThrow("problem -1");
});
