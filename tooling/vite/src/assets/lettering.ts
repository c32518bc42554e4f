import { fileURLToPath } from "node:url";
import { type Brand, type DisplayFace, lookOf } from "@tribun/brand-contract";
import { type Font, type FontCollection, openSync } from "fontkit";
import { CUTS, numeralWeight } from "./faces.ts";

/** The family of text, as a package names it. A display face has its name from the club's look. */
const TEXT = "figtree";
const SUBSETS = ["latin", "latin-ext"] as const;
type Family = "text" | DisplayFace;

const opened = new Map<string, Font>();

function fontOf(family: Family, subset: (typeof SUBSETS)[number], weight: number): Font {
  const name = family === "text" ? TEXT : CUTS[family].slug;
  const key = `${name}-${subset}-${weight}`;
  const known = opened.get(key);
  if (known) return known;
  // WOFF instead of WOFF2, because fontkit cannot set the weight of a variable font in WOFF2.
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`));
  const font: Font | FontCollection = openSync(file);
  if (!("glyphForCodePoint" in font)) throw new Error(`${file} holds more than one font`);
  opened.set(key, font);
  return font;
}

/** The display face of a club with the weights of its headings and figures. */
export function displayOf(brand: Pick<Brand, "look">): { readonly face: DisplayFace; readonly heading: number; readonly figure: number } {
  const { face, weight } = lookOf(brand).display;
  return { face, heading: weight, figure: numeralWeight(face, weight) };
}

/** Typography of a line. */
export type Setting = {
  readonly family: Family;
  readonly weight: number;
  readonly size: number;
  readonly fill: string;
  /** An outline behind each letter, with its visible width. Half of the stroke lies outside the letter. */
  readonly edge?: { readonly color: string; readonly width: number };
};

/**
 * Converts a line of text to SVG paths with the baseline at the origin, so that pictures need no installed font. Each letter comes from the
 * subset that contains it.
 * @throws for a letter that no subset contains, because it would leave a gap
 */
export function lettering(text: string, { family, weight, size, fill, edge }: Setting): { svg: string; width: number } {
  let x = 0;
  const parts: string[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    const font = SUBSETS.map((subset) => fontOf(family, subset, weight)).find((candidate) => candidate.hasGlyphForCodePoint(point));
    if (!font) throw new Error(`"${letter}" is in no subset of ${family}`);
    const scale = (size / font.unitsPerEm) * (family === "text" ? 1 : CUTS[family].scale);
    const glyph = font.glyphForCodePoint(point);
    const path = glyph.path.toSVG();
    // Letters are in the units of their font, so the stroke width must be too.
    const line = edge ? ` stroke-width="${round(edge.width / scale)}"` : "";
    if (path) parts.push(`<path transform="translate(${round(x)} 0) scale(${round(scale, 5)} ${-round(scale, 5)})"${line} d="${path}"/>`);
    x += glyph.advanceWidth * scale;
  }
  const edged = edge ? ` stroke="${edge.color}" stroke-linejoin="round" paint-order="stroke"` : "";
  return { svg: `<g fill="${fill}"${edged}>${parts.join("")}</g>`, width: x };
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
