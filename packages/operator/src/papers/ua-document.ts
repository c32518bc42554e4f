import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "@tribun/domain";
import { create, type Font, type GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";
import PDFDocument from "pdfkit";
import { LOCALE } from "../words/written.ts";

/** Parsed once for all documents, because parsing per document took a third of a bill's time. */
const REGULAR = opened("figtree/400Regular/Figtree_400Regular.ttf");
const BOLD = opened("figtree/700Bold/Figtree_700Bold.ttf");
/** Fonts with Greek, Cyrillic, Vietnamese and other letters that the main fonts lack. */
const WIDE = {
  regular: opened("noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: opened("noto-sans/700Bold/NotoSans_700Bold.ttf"),
};

/** More than the number of different words in the operator's texts. */
const KEPT_WORDS = 2_000;

const wideOf = (face: Face): string => `wide ${face}`;

/** The metadata claim of ISO 14289-1. The library's own switch would also add an unneeded list of glyphs to each font. */
const CLAIM = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;
/** Code point for the glyph of letters that a font lacks. */
const REPLACEMENT = 0xfffd;

export type PdfFacts = { readonly title: string; readonly author: string; readonly language: Language; readonly createdAt: Date };
export type Face = "regular" | "bold";
export type Margins = { readonly top: number; readonly left: number; readonly right: number; readonly bottom: number };

/** A PDF/UA-1 under construction, on A4 with the fonts `regular` and `bold`. */
export type UaDocument = {
  readonly doc: PDFKit.PDFDocument;
  /** Parent of every structure element. */
  readonly root: PDFKit.PDFStructureElement;
  /** Selects the font for a text: the wide font for the whole text if the main font lacks a letter. */
  readonly fontFor: (face: Face, words: string) => PDFKit.PDFDocument;
  /** Draws content as a structure element of its own. */
  readonly put: (tag: string, draw: () => void) => void;
  /** Returns the finished file. Content drawn after the structure has ended must be an artifact. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Begins an accessible PDF that declares itself as one (L31): it sets title, language and tab order, and the metadata name PDF/UA-1. The
 * caller must put text into elements, decoration into artifacts and text into links; `pdfUaFaults` checks each document in the tests. The
 * same text gives the same bytes.
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
    // No default font of the library.
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

/** The library writes title and author into its XML unescaped. */
const forMetadata = (text: string): string => text.replaceAll("&", "+").replaceAll(/[<>]/g, "");

/** Opens one of the fonts from the npm packages. */
function opened(path: string): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))));
  if (!("layout" in font)) throw new Error(`${path} is no single font`);
  return font;
}

/** Gives a font its own layout function. The library accepts a parsed font as well as a file; its types do not. */
function source(font: Font): PDFKit.Mixins.PDFFontSource {
  const own = Object.create(font, { _glyphs: { value: {} }, layout: { value: LAYOUTS.get(font) } }) as Font;
  return own as unknown as PDFKit.Mixins.PDFFontSource;
}

/**
 * Lays out text for all documents, each word once, because bills repeat their words. A glyph remembers the letters of its first use, so
 * each word gets its own glyphs and its layout depends on no other word.
 */
function layoutOf(font: Font): (words: string) => GlyphRun {
  const own = Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font & { _glyphs: object };
  // The wide font would compose some letters from a plain letter and an accent (its feature `ccmp`), which read as two plain letters.
  const features = font === WIDE.regular || font === WIDE.bold ? { ccmp: false } : undefined;
  const known = new LRUCache<string, GlyphRun>({ max: KEPT_WORDS });
  return (words) => {
    own._glyphs = {};
    const run = known.get(words) ?? font.layout.call(own, words, features);
    known.set(words, run);
    // The library scales the positions in place, so it gets a copy.
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } }) as GlyphRun;
  };
}

const LAYOUTS = new Map([REGULAR, BOLD, WIDE.regular, WIDE.bold].map((font) => [font, layoutOf(font)]));

/** Code points for which the main fonts have a glyph. */
const GLYPHS: Readonly<Record<Face, ReadonlySet<number>>> = { regular: new Set(REGULAR.characterSet), bold: new Set(BOLD.characterSet) };

/** True if the main font has every visible letter of a text. */
function hasAll(face: Face, words: string): boolean {
  return [...words.matchAll(/[^\s\p{C}]/gu)].every(([letter]) => GLYPHS[face].has(letter.codePointAt(0) ?? 0));
}

/** The library maps a font's glyph for missing letters to U+0000, which PDF/UA forbids even if it is never shown. */
function nameMissingGlyph(doc: PDFKit.PDFDocument): void {
  // The library has no public access to its fonts.
  const current: unknown = Reflect.get(doc, "_font");
  const unicode: unknown = typeof current === "object" && current !== null ? Reflect.get(current, "unicode") : undefined;
  if (Array.isArray(unicode)) unicode[0] = [REPLACEMENT];
}
