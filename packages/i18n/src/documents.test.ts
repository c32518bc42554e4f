import { parseDocument } from "@tribun/legal-texts/parse-document";
import { describe, expect, it } from "vitest";
import { DOCUMENTS } from "./namespaces.ts";

const files = import.meta.glob<string>("../../legal-texts/src/*/*.md", { eager: true, query: "?raw", import: "default" });
const shape = (text: string) => ({
  blocks: parseDocument(text).map((block) => (block.kind === "list" ? `list of ${block.items.length}` : block.kind)),
  placeholders: [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted(),
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

it("has a name for every file", () => {
  expect(Object.keys(files)).toHaveLength(DOCUMENTS.length * 2);
});
