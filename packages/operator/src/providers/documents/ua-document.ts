import { fileURLToPath } from "node:url";
import type { Language } from "@tribun/domain";
import PDFDocument from "pdfkit";
import { LOCALE } from "../../messages/written.ts";

const font = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));
const REGULAR = font("figtree/400Regular/Figtree_400Regular.ttf");
const BOLD = font("figtree/700Bold/Figtree_700Bold.ttf");
/** Has the letters of Greek, Cyrillic, Vietnamese and other names, which ours lacks. */
const WIDE = { regular: font("noto-sans/400Regular/NotoSans_400Regular.ttf"), bold: font("noto-sans/700Bold/NotoSans_700Bold.ttf") };

/** The claim of ISO 14289-1. The library's own switch for it would add a list of glyphs to each font, which nobody needs. */
const CLAIM = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;
/** Stands for the glyph of letters that a font does not have. */
const REPLACEMENT = 0xfffd;

export type PdfFacts = { readonly title: string; readonly author: string; readonly language: Language; readonly createdAt: Date };
export type Face = "regular" | "bold";
export type Margins = { readonly top: number; readonly left: number; readonly right: number; readonly bottom: number };

/** A PDF/UA-1 in the making, on A4 with the fonts `regular` and `bold`. */
export type UaDocument = {
  readonly doc: PDFKit.PDFDocument;
  /** Every element of the structure hangs below it. */
  readonly root: PDFKit.PDFStructureElement;
  /** Takes the font for some words: for all of them the wider one where ours lacks a letter. */
  readonly fontFor: (face: Face, words: string) => PDFKit.PDFDocument;
  /** Draws something as an element of its own. */
  readonly put: (tag: string, draw: () => void) => void;
  /** The finished file. Whatever is drawn after the structure has ended must be an artifact. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Begins a PDF that reads well aloud and says so (L31): title, language and tab order are set, and the metadata name PDF/UA-1.
 * Whoever draws keeps the promise: words in elements, decoration in artifacts, links with words; `pdfUaFaults` of the tests
 * checks each document. The same words give the same bytes.
 */
export function uaDocument(facts: PdfFacts, margins: Margins): UaDocument {
  const doc = new PDFDocument({
    size: "A4",
    margins: { ...margins },
    pdfVersion: "1.7",
    tagged: true,
    lang: LOCALE[facts.language],
    displayTitle: true,
    bufferPages: true,
    font: REGULAR,
    info: { Title: forMetadata(facts.title), Author: forMetadata(facts.author), CreationDate: facts.createdAt },
  });
  // Otherwise each new page would take it, in the middle of words that have another.
  Reflect.deleteProperty(doc.options, "font");
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  doc.registerFont("regular", REGULAR).registerFont("bold", BOLD);
  for (const face of ["bold", "regular"]) nameMissingGlyph(doc.font(face));
  const wide = new Set<Face>();
  const root = doc.struct("Document");
  doc.addStructure(root);
  return {
    doc,
    root,
    fontFor: (face, words) => {
      if (hasAll(doc.font(face), face, words)) return doc;
      doc.font(WIDE[face]);
      if (!wide.has(face)) {
        nameMissingGlyph(doc);
        keepLettersWhole(doc);
      }
      wide.add(face);
      return doc;
    },
    put: (tag, draw) => {
      const element = doc.struct(tag, {}, [draw]);
      root.add(element);
      element.end();
    },
    finish: async () => {
      doc.appendXML(CLAIM);
      doc.end();
      await done;
      return Uint8Array.from(Buffer.concat(chunks));
    },
  };
}

/** The library writes title and author into its XML as they are. */
const forMetadata = (text: string): string => text.replaceAll("&", "+").replaceAll(/[<>]/g, "");

/** The library says that a font's glyph for missing letters stands for U+0000, which PDF/UA forbids even where it is never shown. */
function nameMissingGlyph(doc: PDFKit.PDFDocument): void {
  const unicode = currentFont(doc, "unicode");
  if (Array.isArray(unicode)) unicode[0] = [REPLACEMENT];
}

/** The wider font would set some letters as a plain one and an accent (its feature `ccmp`), which then read as two of the plain one. */
function keepLettersWhole(doc: PDFKit.PDFDocument): void {
  const font = currentFont(doc, "font");
  const layout: unknown = typeof font === "object" && font !== null ? Reflect.get(font, "layout") : undefined;
  if (typeof font !== "object" || font === null || typeof layout !== "function") throw new Error("a font that cannot be laid out");
  Reflect.set(font, "layout", (words: string) => {
    const run: unknown = Reflect.apply(layout, font, [words, { ccmp: false }]);
    return run;
  });
}

/** What our fonts have a glyph for, by code point; the same in each document. */
const GLYPHS = new Map<Face, ReadonlySet<unknown>>();

/** Whether our font has all that is seen of some words. It is the current one. */
function hasAll(doc: PDFKit.PDFDocument, face: Face, words: string): boolean {
  const known = GLYPHS.get(face) ?? glyphsOf(currentFont(doc, "font"));
  GLYPHS.set(face, known);
  return (words.match(/[^\s\p{C}]/gu) ?? []).every((letter) => known.has(letter.codePointAt(0)));
}

function glyphsOf(font: unknown): ReadonlySet<unknown> {
  const listed: unknown = typeof font === "object" && font !== null ? Reflect.get(font, "characterSet") : undefined;
  if (!Array.isArray(listed)) throw new Error("a font that does not list its glyphs");
  return new Set(listed);
}

/** The library tells nothing of its fonts. */
function currentFont(doc: PDFKit.PDFDocument, property: string): unknown {
  const current: unknown = Reflect.get(doc, "_font");
  return typeof current === "object" && current !== null ? Reflect.get(current, property) : undefined;
}
