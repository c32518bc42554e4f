import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "@tribun/domain";
import { create, type Font, type GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";
import PDFDocument from "pdfkit";
import { LOCALE } from "../../messages/written.ts";

/** Parsed once and shared by all documents: doing so for each took a third of the time of a bill. */
const REGULAR = opened("figtree/400Regular/Figtree_400Regular.ttf");
const BOLD = opened("figtree/700Bold/Figtree_700Bold.ttf");
/** Have the letters of Greek, Cyrillic, Vietnamese and other names, which ours lack. */
const WIDE = {
  regular: opened("noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: opened("noto-sans/700Bold/NotoSans_700Bold.ttf"),
};

/** More than all our letters have. */
const KEPT_WORDS = 2_000;

const wideOf = (face: Face): string => `wide ${face}`;

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
    // None of the library's own.
    font: "",
    info: { Title: forMetadata(facts.title), Author: forMetadata(facts.author), CreationDate: facts.createdAt },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  doc.registerFont("regular", source(REGULAR)).registerFont("bold", source(BOLD));
  for (const face of ["regular", "bold"] as const) doc.registerFont(wideOf(face), source(WIDE[face]));
  for (const face of ["bold", "regular"]) nameMissingGlyph(doc.font(face));
  const wide = new Set<Face>();
  const root = doc.struct("Document");
  doc.addStructure(root);
  return {
    doc,
    root,
    fontFor: (face, words) => {
      doc.font(face);
      if (hasAll(face, words)) return doc;
      doc.font(wideOf(face));
      if (!wide.has(face)) nameMissingGlyph(doc);
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

/** One of the fonts that come as packages. */
function opened(path: string): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))));
  if (!("layout" in font)) throw new Error(`${path} is no single font`);
  return font;
}

/** Each font has an own way of setting words. The library takes a parsed font as well as a file; its types do not know that. */
function source(font: Font): PDFKit.Mixins.PDFFontSource {
  const own = Object.create(font, { _glyphs: { value: {} }, layout: { value: LAYOUTS.get(font) } }) as Font;
  return own as unknown as PDFKit.Mixins.PDFFontSource;
}

/**
 * Sets words for all documents, each word once: those of a bill are those of the next. A glyph remembers for which letters it was
 * set first, so each word gets glyphs of its own, and how it is set depends on no other one.
 */
function layoutOf(font: Font): (words: string) => GlyphRun {
  const own = Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font & { _glyphs: object };
  // The wider font would set some letters as a plain one and an accent (its feature `ccmp`), which then read as two of the plain one.
  const features = font === WIDE.regular || font === WIDE.bold ? { ccmp: false } : undefined;
  const known = new LRUCache<string, GlyphRun>({ max: KEPT_WORDS });
  return (words) => {
    own._glyphs = {};
    const run = known.get(words) ?? font.layout.call(own, words, features);
    known.set(words, run);
    // The library scales the positions where they are.
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } }) as GlyphRun;
  };
}

const LAYOUTS = new Map([REGULAR, BOLD, WIDE.regular, WIDE.bold].map((font) => [font, layoutOf(font)]));

/** What our fonts have a glyph for, by code point. */
const GLYPHS: Readonly<Record<Face, ReadonlySet<number>>> = { regular: new Set(REGULAR.characterSet), bold: new Set(BOLD.characterSet) };

/** Whether our font has all that is seen of some words. */
function hasAll(face: Face, words: string): boolean {
  return [...words.matchAll(/[^\s\p{C}]/gu)].every(([letter]) => GLYPHS[face].has(letter.codePointAt(0) ?? 0));
}

/** The library says that a font's glyph for missing letters stands for U+0000, which PDF/UA forbids even where it is never shown. */
function nameMissingGlyph(doc: PDFKit.PDFDocument): void {
  // It tells nothing of its fonts.
  const current: unknown = Reflect.get(doc, "_font");
  const unicode: unknown = typeof current === "object" && current !== null ? Reflect.get(current, "unicode") : undefined;
  if (Array.isArray(unicode)) unicode[0] = [REPLACEMENT];
}
