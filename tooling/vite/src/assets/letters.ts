import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { joinFonts, type Lettered } from "./join-fonts.ts";

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");
/** Drawn as nothing, and with a place in a line all the same. */
const UNSEEN = "\u00a0\u00ad\u200b";

/**
 * What German, Turkish and our texts are written with, as far as the fonts' latin files have it, and what lies between, as each
 * document has the ranges: `àáãè¨—‹⁄`.
 */
export const OURS = `${ASCII}${UNSEEN}ÄÖÜäöüßÇçıâîàáãèéØ§¨©·×–—‘’‚“”„•…‹›⁄€`;
/** Letters of both languages that the latin files lack. */
export const BEYOND_LATIN = "ĞğİŞşẞ";

type Font = { readonly wght: { readonly min: number; readonly max: number }; readonly keepFeatures: string[] };

/**
 * The weights that our styles ask for, and what a browser does to letters without being asked, or for figures of one width. Teko keeps
 * its lightest weight: widths are rounded anew from another one, so that a heading that just fits would break elsewhere.
 */
export const FONTS: Readonly<Record<"teko" | "figtree", Font>> = {
  teko: { wght: { min: 300, max: 700 }, keepFeatures: ["ccmp", "liga"] },
  figtree: { wght: { min: 400, max: 700 }, keepFeatures: ["ccmp", "kern", "locl", "rvrn", "tnum"] },
};

const KIT = new URL("../../../../packages/ui-kit/", import.meta.url);
const fromKit = createRequire(new URL("package.json", KIT));

/** The stylesheet that says which letter comes out of which file. */
export const FACES = new URL("src/styles/fonts.css", KIT);

/** A file as that stylesheet names it. */
export const fontFile = (name: string): string =>
  name.startsWith("@") ? fromKit.resolve(name) : fileURLToPath(new URL(`src/styles/${name.replace(/\?.*/, "")}`, KIT));

/** Which glyph each letter of a font is. */
function lettered(font: Uint8Array): Lettered {
  const opened = create(Buffer.from(font));
  if (!("glyphForCodePoint" in opened)) throw new Error("a collection of fonts");
  return { font, letters: new Map(opened.characterSet.map((letter) => [letter, opened.glyphForCodePoint(letter).id])) };
}

/** Cuts them out of the whole files, and joins them. Run by hand when a font is a new version or a text has a new sign. */
if (import.meta.main) {
  for (const [font, { wght, keepFeatures }] of Object.entries(FONTS)) {
    const cut = async (from: string, text: string) => {
      const whole = readFileSync(fontFile(`@fontsource-variable/${font}/files/${font}-${from}-wght-normal.woff2`));
      // Not fresh where it is handed over: the types of the library do not know the features yet.
      const options = { targetFormat: "sfnt", variationAxes: { wght }, keepFeatures } as const;
      return lettered(await subsetFont(whole, text, options));
    };
    const joined = joinFonts(await cut("latin", OURS), await cut("latin-ext", BEYOND_LATIN));
    const packed = { targetFormat: "woff2", keepFeatures } as const;
    writeFileSync(fontFile(`letters/${font}-ours.woff2`), await subsetFont(Buffer.from(joined), OURS + BEYOND_LATIN, packed));
  }
}
