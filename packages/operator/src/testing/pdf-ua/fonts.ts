import { isList, isRef, type PdfDict, type PdfValue } from "../pdf-objects.ts";
import { readTable } from "../pdf-text.ts";
import type { Page, Pdf } from "./document.ts";
import type { Shown } from "./content.ts";

/** Finds faults of a page's fonts: each must be embedded, have the declared widths, and map every glyph to text. */
export function fontFaults(pdf: Pdf, page: Page, shown: Shown): string[] {
  const fonts = pdf.dict(pdf.dict(page.dict.get("/Resources"))?.get("/Font"));
  return [...shown].flatMap(([name, glyphs]) => {
    const font = pdf.dict(fonts?.get(name));
    if (!font) return [`31: ${name} is no font of the page`];
    return [...letterFaults(pdf, font, glyphs), ...programFaults(pdf, font, glyphs)];
  });
}

function letterFaults(pdf: Pdf, font: PdfDict, glyphs: ReadonlySet<number>): string[] {
  const cmap = pdf.stream(font.get("/ToUnicode"));
  if (cmap === undefined) return ["31-027: a font without letters"];
  const table = readTable(cmap);
  const letters = [...table.values()].join("");
  const faults: string[] = [];
  if (letters.includes("\0")) faults.push("31-028: a glyph stands for U+0000");
  if (/[\ufeff\ufffe]/.test(letters)) faults.push("31-029: a glyph stands for U+FEFF or U+FFFE");
  if (glyphs.has(0)) faults.push("31-030: a letter that the font does not have");
  if ([...glyphs].some((glyph) => !table.get(glyph))) faults.push("10-001: a glyph without letters");
  return faults;
}

function programFaults(pdf: Pdf, font: PdfDict, glyphs: ReadonlySet<number>): string[] {
  const [inner] = listOf(pdf.get(font.get("/DescendantFonts")));
  const descendant = pdf.dict(inner);
  const descriptor = pdf.dict(descendant?.get("/FontDescriptor"));
  const program = pdf.stream(descriptor?.get("/FontFile2"));
  const faults: string[] = [];
  if (font.get("/Encoding") !== "/Identity-H" || descendant?.get("/CIDToGIDMap") !== "/Identity")
    faults.push("31-005: glyphs cannot be found");
  if (program === undefined) return [...faults, "31-009: a font that is not embedded"];
  if (descriptor?.has("/CIDSet")) faults.push("31-012: the list of glyphs is not checked here");
  const real = widthsOf(Buffer.from(program, "latin1"));
  const [, said] = listOf(pdf.get(descendant?.get("/W")));
  const widths = listOf(pdf.get(said));
  if ([...glyphs].some((glyph) => Math.abs(Number(widths[glyph]) - (real[glyph] ?? Number.NaN)) > 1 || real[glyph] === undefined))
    faults.push("31-016: a glyph is not as wide as it says");
  return faults;
}

function listOf(value: PdfValue | undefined): readonly PdfValue[] {
  return isList(value) ? value : isRef(value) ? [value] : [];
}

/** Advance widths of a TrueType font program in thousandths of its size, by glyph. */
function widthsOf(program: Buffer): number[] {
  const tables = new Map<string, number>();
  for (let index = 0; index < program.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    tables.set(program.toString("latin1", at, at + 4), program.readUInt32BE(at + 8));
  }
  const [head = 0, hhea = 0, hmtx = 0, maxp = 0] = ["head", "hhea", "hmtx", "maxp"].map((name) => tables.get(name));
  const unitsPerEm = program.readUInt16BE(head + 18);
  const last = program.readUInt16BE(hhea + 34) - 1;
  return Array.from(
    { length: program.readUInt16BE(maxp + 4) },
    (_, glyph) => (program.readUInt16BE(hmtx + 4 * Math.min(glyph, last)) * 1000) / unitsPerEm,
  );
}
