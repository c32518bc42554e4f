import { expect, it } from "vitest";
import { parseDocument } from "./parse-document.ts";

it("reads headings, paragraphs and lists in order", () => {
  expect(parseDocument("## One\n\nA line\nand another\n\n- x\n- y\n")).toEqual([
    { kind: "heading", text: "One", id: "s0" },
    { kind: "paragraph", lines: ["A line", "and another"] },
    { kind: "list", items: ["x", "y"] },
  ]);
});

it("keeps a dash inside a paragraph", () => {
  expect(parseDocument("Open\n- not a list")).toEqual([{ kind: "paragraph", lines: ["Open", "- not a list"] }]);
});
