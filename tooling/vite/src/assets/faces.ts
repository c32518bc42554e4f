import { fileURLToPath } from "node:url";
import { DISPLAY_FACES, type Display, type DisplayFace } from "@tribun/brand-contract";

type Case = Required<Display>["case"];

/** How the pipeline cuts a display face, and what stands in for it. */
export type Cut = {
  /** Name in the names of packages and files. */
  readonly slug: string;
  /** True for a file with all weights, false for a face of one weight. */
  readonly variable: boolean;
  /** Factor of its outlines, with which its capitals and its lines take the place of Teko's. */
  readonly scale: number;
  readonly keepFeatures: string[];
  /** Mean width relative to bold Arial at the lightest and the heaviest weight, over the product's texts in both languages. */
  readonly width: Readonly<Record<Case, readonly [lightest: number, heaviest: number]>>;
};

/** Height of the lines of every display face, in multiples of the font size. They are Teko's. */
export const LINE = { ascent: 0.958, descent: 0.475 } as const;

/**
 * Teko keeps its lightest weight: from another one its widths would be rounded differently, and a heading that just fits would wrap
 * elsewhere.
 */
export const CUTS: Readonly<Record<DisplayFace, Cut>> = {
  teko: {
    ...{ slug: "teko", variable: true, scale: 1, keepFeatures: ["ccmp", "liga"] },
    width: { sentence: [0.55, 0.8], capitals: [0.499, 0.72] },
  },
  anton: {
    ...{ slug: "anton", variable: false, scale: 0.82, keepFeatures: ["ccmp", "kern"] },
    width: { sentence: [0.684, 0.684], capitals: [0.566, 0.566] },
  },
  rokkitt: {
    ...{ slug: "rokkitt", variable: true, scale: 0.92, keepFeatures: ["ccmp", "kern"] },
    width: { sentence: [0.818, 0.859], capitals: [0.854, 0.896] },
  },
  instrumentSerif: {
    ...{ slug: "instrument-serif", variable: false, scale: 1, keepFeatures: ["ccmp", "kern"] },
    width: { sentence: [0.713, 0.713], capitals: [0.701, 0.701] },
  },
};

/** The weights of a face, as `@font-face` declares them. A face of one weight stands for all that styles ask for. */
export function weightsOf(face: DisplayFace): { readonly min: number; readonly max: number } {
  const { weights } = DISPLAY_FACES[face];
  return CUTS[face].variable ? { min: Math.min(...weights), max: Math.max(...weights) } : { min: 300, max: 900 };
}

/** The weight of figures: one step heavier than headings, where the face has it. */
export const numeralWeight = (face: DisplayFace, weight: number): number =>
  Math.min(weight + 100, Math.max(...DISPLAY_FACES[face].weights));

/** Path of the stylesheet that assigns letters to the files of a face. */
export const faceSheet = (face: DisplayFace): string =>
  fileURLToPath(new URL(`../../../../packages/ui-kit/src/styles/faces/${CUTS[face].slug}.css`, import.meta.url));

/** The whole files of a face as published, latin first. */
export const wholeFiles = (face: DisplayFace): readonly [latin: string, latinExt: string] => {
  const { slug, variable } = CUTS[face];
  const name = (part: string) =>
    variable
      ? `@fontsource-variable/${slug}/files/${slug}-${part}-wght-normal.woff2`
      : `@fontsource/${slug}/files/${slug}-${part}-400-normal.woff2`;
  return [name("latin"), name("latin-ext")];
};

const percent = (value: number) => `${Number((value * 100).toFixed(1))}%`;

/**
 * The face that stands in for a club's display face until that has loaded: bold Arial with the same mean width and the same lines, so that
 * the swap moves nothing.
 */
export function fallbackCss({ face, weight, case: letters }: Required<Display>): string {
  const { min, max } = weightsOf(face);
  const [light, heavy] = CUTS[face].width[letters];
  const width = light + (heavy - light) * (max === min ? 0 : (weight - min) / (max - min));
  return [
    `@font-face {`,
    `  font-family: "${DISPLAY_FACES[face].family} Fallback";`,
    `  src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold"), local("Roboto-Bold"), local("Roboto-Regular");`,
    `  size-adjust: ${percent(width)};`,
    `  ascent-override: ${percent(LINE.ascent / width)};`,
    `  descent-override: ${percent(LINE.descent / width)};`,
    `  line-gap-override: 0%;`,
    `}`,
  ].join("\n");
}

/** One letter file of a face, and the characters that only it draws. */
export type Part = { readonly file: string; readonly letters: ReadonlySet<number>; readonly whole: boolean };

/**
 * The `@font-face` rules of a display face. No two share a letter, because they load at different times; what no file has belongs to the
 * last one, so that it fetches nothing.
 * @param parts the rare ones first
 */
export function faceCss(face: DisplayFace, parts: readonly Part[]): string {
  const { min, max } = weightsOf(face);
  const { scale } = CUTS[face];
  const taken = new Set(parts.slice(0, -1).flatMap(({ letters }) => [...letters]));
  const rules = parts.map(({ file, letters, whole }, at) => {
    const last = at === parts.length - 1;
    const free = (point: number) => (last ? !taken.has(point) : letters.has(point));
    const height = whole
      ? [
          ...(scale === 1 ? [] : [`  size-adjust: ${percent(scale)};`]),
          `  ascent-override: ${percent(LINE.ascent / scale)};`,
          `  descent-override: ${percent(LINE.descent / scale)};`,
          "  line-gap-override: 0%;",
        ]
      : [];
    return [
      "@font-face {",
      `  font-family: ${DISPLAY_FACES[face].family};`,
      `  src: url("${file}") format("woff2");`,
      `  font-weight: ${min} ${max};`,
      "  font-style: normal;",
      "  font-display: swap;",
      ...height,
      `  unicode-range: ${spans([...letters], free).join(", ")};`,
      "}",
    ].join("\n");
  });
  return `/* Made by \`node tooling/vite/src/assets/letters.ts\`. */\n${rules.join("\n")}\n`;
}

/** Unicode ranges of letters. A gap closes where every character in it is free. */
function spans(letters: readonly number[], free: (point: number) => boolean): string[] {
  const found: [number, number][] = [];
  for (const point of letters.toSorted((one, other) => one - other)) {
    const open = found.at(-1);
    if (open && Array.from({ length: point - open[1] - 1 }, (_, at) => (open[1] ?? 0) + 1 + at).every(free)) open[1] = point;
    else found.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");
  return found.map(([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`);
}
