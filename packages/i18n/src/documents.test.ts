import { parseDocument } from "@tribun/legal-texts/parse-document";
import { describe, expect, it } from "vitest";
import { DOCUMENTS } from "./namespaces.ts";

const files = import.meta.glob<string>("../../legal-texts/src/*/*.md", { eager: true, query: "?raw", import: "default" });
const shape = (text: string) => ({
  blocks: parseDocument(text).map((block) => (block.kind === "list" ? `list of ${block.items.length}` : block.kind)),
  placeholders: [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted(),
  capabilities: text.match(/<\/?\w+>/g),
});

describe.each(DOCUMENTS)("document %s", (name) => {
  const german = files[`../../legal-texts/src/de/${name}.md`] ?? "";
  const turkish = files[`../../legal-texts/src/tr/${name}.md`] ?? "";

  it("has the same sections, points and placeholders in both languages", () => {
    expect(german).not.toBe("");
    expect(shape(turkish)).toEqual(shape(german));
  });

  it("keeps calm and links to no closed platform", () => {
    for (const text of [german, turkish]) expect(text).not.toMatch(/!|ec\.europa\.eu\/consumers\/odr/);
  });
});

it.each(["de", "tr"])(
  "names who watches over accessibility (§ 14 BFSG, L31) and the contact point (DSA Art. 11 and 12, L40): %s",
  (language) => {
    const text = (name: string) => files[`../../legal-texts/src/${language}/${name}.md`] ?? "";
    const statement = text("legal-accessibility");
    for (const words of ["EN 301 549", "WCAG 2.2", "(BFSG)", "(MLBF AöR)", "39112 Magdeburg", "{{email}}", "{{free}}"])
      expect(statement).toContain(words);
    expect(text("legal-imprint")).toMatch(/## .*(Digital Services Act|Dijital Hizmetler Yasası).*\n\n.*\{\{email\}\}/);
  },
);

it("has a name for every file", () => {
  expect(Object.keys(files)).toHaveLength(DOCUMENTS.length * 2);
});
