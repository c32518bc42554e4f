import { describe, expect, test } from "vitest";
import { languageLists } from "./language-lists.ts";

describe("the languages as a list", () => {
  test.each([
    'v.picklist(["tr", "de"])',
    'language: "de" | "tr"',
    'const other = language === "de" ? "tr" : "de";',
    'if (x === "tr" || x === "de") go();',
  ])("%s is found", (line) => {
    expect(languageLists.check("packages/x/src/a.ts", line)).toHaveLength(1);
  });
  test.each(['["de", "eu", "tr"]', 'language === "de" ? "Rechnung" : "Fatura"', 'contractWords("tr")', "LANGUAGES"])(
    "%s is none",
    (line) => {
      expect(languageLists.check("packages/x/src/a.ts", line)).toEqual([]);
    },
  );
});
