import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font, type GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";
import { JOINER } from "./tied.ts";

/** Text in the regular or bold face, or titles and amounts in the clubs' display face. */
export type Face = "regular" | "bold" | "display";
export const FACES = ["regular", "bold", "display"] as const satisfies readonly Face[];

/** Parsed once for all documents, because parsing per document took a third of a bill's time. */
const MAIN: Readonly<Record<Face, Font>> = {
  regular: opened("figtree/400Regular/Figtree_400Regular.ttf"),
  bold: opened("figtree/700Bold/Figtree_700Bold.ttf"),
  display: opened("teko/600SemiBold/Teko_600SemiBold.ttf"),
};
/** Fonts with Greek, Cyrillic, Vietnamese and other letters that the main fonts lack. */
const WIDE = {
  regular: opened("noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: opened("noto-sans/700Bold/NotoSans_700Bold.ttf"),
};
const wide = (face: Face): Font => WIDE[face === "regular" ? "regular" : "bold"];

/** More than the number of different words in the operator's texts. */
const KEPT_WORDS = 2_000;
const LAYOUTS = new Map([...Object.values(MAIN), ...Object.values(WIDE)].map((font) => [font, layoutOf(font)]));
/** Code points for which the main fonts have a glyph. */
const GLYPHS = new Map(FACES.map((face) => [face, new Set(MAIN[face].characterSet)]));
/** Code point for the glyph of letters that a font lacks. */
const REPLACEMENT = 0xfffd;

/** Registers all faces and returns a function that selects the font for a text: the wide one for all of it if the main one lacks a letter. */
export function registerFonts(doc: PDFKit.PDFDocument): (face: Face, words: string) => PDFKit.PDFDocument {
  for (const face of FACES) doc.registerFont(face, source(MAIN[face])).registerFont(`wide ${face}`, source(wide(face)));
  const named = new Set<string>();
  const select = (face: Face, words: string) => {
    const name = hasAll(face, words) ? face : `wide ${face}`;
    doc.font(name);
    if (!named.has(name)) nameMissingGlyph(doc);
    named.add(name);
    return doc;
  };
  select("regular", "");
  return select;
}

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
 * each word gets its own glyphs and its layout depends on no other word. Joiners have done their work by then and get no glyph.
 */
function layoutOf(font: Font): (words: string) => GlyphRun {
  const own = Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font & { _glyphs: object };
  // The wide font would compose some letters from a plain letter and an accent (its feature `ccmp`), which read as two plain letters.
  const features = font === WIDE.regular || font === WIDE.bold ? { ccmp: false } : undefined;
  const known = new LRUCache<string, GlyphRun>({ max: KEPT_WORDS });
  return (words) => {
    own._glyphs = {};
    const run = known.get(words) ?? font.layout.call(own, words.replaceAll(JOINER, ""), features);
    known.set(words, run);
    // The library scales the positions in place, so it gets a copy.
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } }) as GlyphRun;
  };
}

/** True if the main font has every visible letter of a text. */
function hasAll(face: Face, words: string): boolean {
  return [...words.matchAll(/[^\s\p{C}]/gu)].every(([letter]) => GLYPHS.get(face)?.has(letter.codePointAt(0) ?? 0));
}

/** The library maps a font's glyph for missing letters to U+0000, which PDF/UA forbids even if it is never shown. */
function nameMissingGlyph(doc: PDFKit.PDFDocument): void {
  // The library has no public access to its fonts.
  const current: unknown = Reflect.get(doc, "_font");
  const unicode: unknown = typeof current === "object" && current !== null ? Reflect.get(current, "unicode") : undefined;
  if (Array.isArray(unicode)) unicode[0] = [REPLACEMENT];
}
