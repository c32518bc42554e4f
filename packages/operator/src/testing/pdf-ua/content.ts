import { isDict, isList, lettersOf, nameOf, type PdfValue, readValues } from "../pdf-objects.ts";
import type { Page } from "./document.ts";
import type { Owners } from "./structure.ts";

/** Glyphs shown on a page, by the font's name there. */
export type Shown = ReadonlyMap<string, ReadonlySet<number>>;

const PAINTS = new Set(["f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "sh", "Do", "BI"]);
const SHOWS = new Set(["Tj", "TJ", "'", '"']);

type Mark = { readonly artifact: boolean; readonly content: string | undefined };

/** Finds faults of a page's content: all content must be either an artifact or part of one element, never both. */
export function contentFaults(page: Page, owners: Owners): { readonly faults: string[]; readonly shown: Shown; readonly marks: number } {
  const faults: string[] = [];
  const shown = new Map<string, Set<number>>();
  const marks = new Set<string>();
  const open: Mark[] = [];
  let operands: PdfValue[] = [];
  let font = "";
  for (const value of readValues(page.content)) {
    if (typeof value !== "string" || value.startsWith("/")) {
      operands.push(value);
      continue;
    }
    const inside = open.some(({ artifact, content }) => artifact || content !== undefined);
    if (value === "BMC" || value === "BDC") {
      const mark = markOf(operands, page.ref);
      if (open.some(({ artifact }) => artifact) && mark.content !== undefined) faults.push("01-002: content inside an artifact");
      if (open.some(({ content }) => content !== undefined) && mark.artifact) faults.push("01-001: an artifact inside content");
      if (mark.content !== undefined && !owners.has(mark.content)) faults.push(`01: content ${mark.content} stands in no structure`);
      if (mark.content !== undefined && marks.has(mark.content)) faults.push(`01: mark ${mark.content} is used twice`);
      if (mark.content !== undefined) marks.add(mark.content);
      open.push(mark);
    } else if (value === "EMC") {
      if (!open.pop()) faults.push("01: a mark ends that did not begin");
    } else if (value === "Tf") font = nameOf(operands[0]);
    else if (SHOWS.has(value) || PAINTS.has(value)) {
      if (!inside) faults.push(`01-003: ${value} draws outside of structure and artifacts`);
      if (value === "Do" || value === "BI") faults.push("13: pictures are not checked here");
      if (SHOWS.has(value)) for (const glyph of glyphsOf(operands)) shown.set(font, (shown.get(font) ?? new Set()).add(glyph));
    }
    operands = [];
  }
  if (open.length > 0) faults.push("01: a mark does not end");
  for (const content of owners.keys())
    if (content.startsWith(`${page.ref}:`) && !marks.has(content)) faults.push(`01: ${content} is not on its page`);
  return { faults, shown, marks: marks.size };
}

function markOf([tag, properties]: readonly PdfValue[], page: string): Mark {
  const number = isDict(properties) ? properties.get("/MCID") : undefined;
  return { artifact: tag === "/Artifact", content: typeof number === "number" ? `${page}:${number}` : undefined };
}

function glyphsOf(operands: readonly PdfValue[]): number[] {
  const texts = operands.flatMap((operand) => (isList(operand) ? operand : [operand])).map((part) => lettersOf(part) ?? "");
  return texts.flatMap((text) =>
    Array.from({ length: text.length / 2 }, (_, index) => text.charCodeAt(2 * index) * 256 + text.charCodeAt(2 * index + 1)),
  );
}
