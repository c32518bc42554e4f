import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { joinFonts, type Lettered } from "./join-fonts.ts";

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");
/** Characters without an outline that still have a place in a line. */
const UNSEEN = "\u00a0\u00ad\u200b";

/**
 * Characters of German, Turkish and our texts, as far as the fonts' latin files contain them. `àáãè¨—‹⁄` lie between others and keep the
 * Unicode ranges short, which every document contains.
 */
export const OURS = `${ASCII}${UNSEEN}ÄÖÜäöüßÇçıâîàáãèéØ§¨©·×–—‘’‚“”„•…‹›⁄€`;
/** Letters of both languages that the latin files lack. */
export const BEYOND_LATIN = "ĞğİŞşẞ";

type Font = { readonly wght: { readonly min: number; readonly max: number }; readonly keepFeatures: string[] };

/**
 * The weights that our styles use, and the font features that a browser applies by default or for tabular figures. Teko keeps its lightest
 * weight: from another one its widths would be rounded differently, and a heading that just fits would wrap elsewhere.
 */
export const FONTS: Readonly<Record<"teko" | "figtree", Font>> = {
  teko: { wght: { min: 300, max: 700 }, keepFeatures: ["ccmp", "liga"] },
  figtree: { wght: { min: 400, max: 700 }, keepFeatures: ["ccmp", "kern", "locl", "rvrn", "tnum"] },
};

const KIT = new URL("../../../../packages/ui-kit/", import.meta.url);
const fromKit = createRequire(new URL("package.json", KIT));

/** The stylesheet that assigns letters to font files. */
export const FACES = new URL("src/styles/fonts.css", KIT);

/** Path of a font file as that stylesheet names it. */
export const fontFile = (name: string): string =>
  name.startsWith("@") ? fromKit.resolve(name) : fileURLToPath(new URL(`src/styles/${name.replace(/\?.*/, "")}`, KIT));

/** Reads the glyph of each character of a font. */
function lettered(font: Uint8Array): Lettered {
  const opened = create(Buffer.from(font));
  if (!("glyphForCodePoint" in opened)) throw new Error("a collection of fonts");
  return { font, letters: new Map(opened.characterSet.map((letter) => [letter, opened.glyphForCodePoint(letter).id])) };
}

/**
 * Cuts the letters out of the whole font files and joins them. Run it by hand for a new version of a font, or for a new character in a
 * text.
 */
if (import.meta.main) {
  for (const [font, { wght, keepFeatures }] of Object.entries(FONTS)) {
    const cut = async (from: string, text: string) => {
      const whole = readFileSync(fontFile(`@fontsource-variable/${font}/files/${font}-${from}-wght-normal.woff2`));
      // A separate constant, because the library's types lack `keepFeatures` and TypeScript checks excess properties only in literals.
      const options = { targetFormat: "sfnt", variationAxes: { wght }, keepFeatures } as const;
      return lettered(await subsetFont(whole, text, options));
    };
    const joined = joinFonts(await cut("latin", OURS), await cut("latin-ext", BEYOND_LATIN));
    const packed = { targetFormat: "woff2", keepFeatures } as const;
    writeFileSync(fontFile(`letters/${font}-ours.woff2`), await subsetFont(Buffer.from(joined), OURS + BEYOND_LATIN, packed));
  }
}
