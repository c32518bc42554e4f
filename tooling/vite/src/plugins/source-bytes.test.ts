import { expect, test } from "vitest";
import { bytesBySource } from "./source-bytes.ts";

test("counts what each source has given, from line to line, and what nobody has", () => {
  // Line 1: two letters of nobody, three of a.ts, the rest of b.ts. Line 2: a.ts again up to the fourth letter, then nobody.
  const map = { sources: ["a.ts", "b.ts"], mappings: "EAAA,GCAA;ADAA,I" };
  expect(Object.fromEntries(bytesBySource("..aaabbbbb\naaaa..", map))).toEqual({ "": 2 + 2, "a.ts": 3 + 4, "b.ts": 5 });
});

test("reads numbers of more than one digit", () => {
  const map = { sources: ["a.ts"], mappings: "AAAA,gC" };
  expect(Object.fromEntries(bytesBySource("a".repeat(40), map))).toEqual({ "a.ts": 32, "": 8 });
});
