import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { DISPLAY_FACE_NAMES, type DisplayFace } from "@tribun/brand-contract";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { CUTS, faceCss, LINE, weightsOf, wholeFiles } from "./faces.ts";
import { joinFonts, levelled, type Lettered } from "./join-fonts.ts";

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

/** The text face: the weights that our styles use, and the font features that a browser applies by default or for tabular figures. */
export const FIGTREE: Font = { wght: { min: 400, max: 700 }, keepFeatures: ["ccmp", "kern", "locl", "rvrn", "tnum"] };

const KIT = new URL("../../../../packages/ui-kit/", import.meta.url);
const fromKit = createRequire(new URL("package.json", KIT));

/** The stylesheets that assign letters to font files: one for each display face, and that of the text face. */
export const FACES = [
  ...DISPLAY_FACE_NAMES.map((face) => new URL(`src/styles/faces/${CUTS[face].slug}.css`, KIT)),
  new URL("src/styles/fonts.css", KIT),
];

/** Path of a font file as that stylesheet names it. */
export const fontFile = (name: string): string =>
  name.startsWith("@")
    ? fromKit.resolve(name)
    : fileURLToPath(new URL(`src/styles/${name.replace(/^\.\.\//, "").replace(/\?.*/, "")}`, KIT));

/** Reads the glyph of each character of a font. */
function lettered(font: Uint8Array): Lettered {
  const opened = create(Buffer.from(font));
  if (!("glyphForCodePoint" in opened)) throw new Error("a collection of fonts");
  return { font, letters: new Map(opened.characterSet.map((letter) => [letter, opened.glyphForCodePoint(letter).id])) };
}

type Options = { readonly keepFeatures: string[]; readonly variationAxes?: { readonly wght: Font["wght"] } };

/** Cuts our letters out of the two whole files of a face and joins them. */
async function cutAndJoin([latin, latinExt]: readonly [string, string], options: Options): Promise<Uint8Array> {
  // A separate constant, because the library's types lack `keepFeatures` and TypeScript checks excess properties only in literals.
  const wanted = { targetFormat: "sfnt", ...options } as const;
  const cut = async (file: string, text: string) => lettered(await subsetFont(readFileSync(fontFile(file)), text, wanted));
  return joinFonts(await cut(latin, OURS), await cut(latinExt, BEYOND_LATIN));
}

/** Compresses a cut face and saves it beside the stylesheets. */
async function save(slug: string, font: Uint8Array, keepFeatures: string[]): Promise<void> {
  const packed = { targetFormat: "woff2", keepFeatures } as const;
  writeFileSync(fontFile(`letters/${slug}-ours.woff2`), await subsetFont(Buffer.from(font), OURS + BEYOND_LATIN, packed));
}

/** The letters of a font file. */
const lettersIn = (file: string) => {
  const font = create(readFileSync(fontFile(file)));
  return new Set("characterSet" in font ? font.characterSet.filter((point) => point >= 32 && point < 0xfeff) : []);
};

/** The stylesheet of a display face. Its rare letters come from the whole files. */
function faceOf(face: DisplayFace): string {
  const ours = lettersIn(`letters/${CUTS[face].slug}-ours.woff2`);
  const [latin, latinExt] = wholeFiles(face);
  const rare = new Set([...lettersIn(latin)].filter((point) => !ours.has(point)));
  const rarer = new Set([...lettersIn(latinExt)].filter((point) => !ours.has(point) && !rare.has(point)));
  return faceCss(face, [
    { file: latinExt, letters: rarer, whole: true },
    { file: latin, letters: rare, whole: true },
    { file: `../letters/${CUTS[face].slug}-ours.woff2?no-inline`, letters: ours, whole: false },
  ]);
}

/** Run it by hand for a new version of a font, a new face, or a new character in a text. */
if (import.meta.main) {
  const { wght, keepFeatures } = FIGTREE;
  const figtree = (part: string) => `@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`;
  const text = await cutAndJoin([figtree("latin"), figtree("latin-ext")], { keepFeatures, variationAxes: { wght } });
  await save("figtree", text, keepFeatures);
  for (const face of DISPLAY_FACE_NAMES) {
    const { slug, variable, scale, keepFeatures: kept } = CUTS[face];
    const options = { keepFeatures: kept, ...(variable && { variationAxes: { wght: weightsOf(face) } }) };
    await save(slug, levelled(await cutAndJoin(wholeFiles(face), options), scale, LINE), kept);
    writeFileSync(fontFile(`faces/${slug}.css`), faceOf(face));
  }
}
