import { expect, test } from "vitest";
import { terseTokens } from "./terse-tokens.ts";

const sheets =
  ":root{--space:4px;--edge:calc(var(--space)*2);--ink:#000;--focus:var(--ink);--maybe:1px}" +
  "@media print{:root{--ink:#111}}.card{--soft:red;--a:1px;inset:var(--maybe,0)}";
const terse = terseTokens(sheets);

test("a value that never changes stands where it is used, also by way of another", () =>
  expect(terse(":root{--space:4px;--edge:calc(var(--space)*2)}.card{gap:var(--space) var(--edge)}")).toBe(".card{gap:4px calc(4px*2)}"));

test("a value that is said twice and is the same is one that never changes", () => {
  const twice = terseTokens(":root{--edge:2px;--gap:1px}@layer scale{:root{--edge:2px;--gap:3px}}");
  expect(twice(":root{--edge:2px}@layer scale{:root{--edge:2px}}.card{inset:var(--edge)}")).toBe("@layer scale{}.card{inset:2px}");
  expect(twice(".card{gap:var(--gap)}")).not.toContain("1px");
});

test("what changes, what hangs on it and what may be missing stay variables with a letter that nobody has", () => {
  const css = ":root{--ink:#000;--focus:var(--ink);--maybe:1px}.card{color:var(--ink);outline-color:var(--focus);inset:var(--maybe,0)}";
  const short = terse(css);
  expect(short).toMatch(
    /^:root\{(--\w):#000;(--\w):var\(\1\);(--\w):1px\}\.card\{color:var\(\1\);outline-color:var\(\2\);inset:var\(\3,0\)\}$/,
  );
  expect(short).not.toContain("--a:");
  expect(terse("@media print{:root{--ink:#111}}")).toContain(short.slice(6, 9));
});

test("commas stand alone, but for those in quotes", () =>
  expect(terse('.card{transform:translate(1px, 2px);content:"a, b", "c"}')).toBe('.card{transform:translate(1px,2px);content:"a, b","c"}'));

test("variables that no root declares keep their names", () =>
  expect(terse(".card{--soft:red;color:var(--soft);inset:var(--days)}")).toBe(".card{--soft:red;color:var(--soft);inset:var(--days)}"));
