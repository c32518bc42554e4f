import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { TURKISH, turkishFile } from "./turkish-letters.ts";

test.each(["teko", "figtree"])("%s has a small file with Turkish's own letters, in every weight", (name) => {
  const bytes = readFileSync(turkishFile(name));
  const font = create(bytes);
  if (!("hasGlyphForCodePoint" in font)) throw new Error("a collection of fonts");
  expect([...TURKISH].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(font.variationAxes).toHaveProperty("wght");
  expect(bytes.length).toBeLessThan(3000);
});
