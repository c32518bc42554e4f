import type { KitPattern } from "../../base/kit-pattern.ts";

/** The symbols in the middle of a cover: outlines centred on 0,0 within 48 by 48 units. */
export const COVER_GLYPHS = {
  ball: "M20 0a20 20 0 1 1-40 0a20 20 0 1 1 40 0M0-8l8 6-3 9H-5l-3-9zM0-8v-12M8-2l11-4M5 7l7 9M-5 7l-7 9M-8-2l-11-4",
  flag: "M-11 21v-42l26 10-26 10",
  whistle: "M-21-11H21v9H4a12 12 0 1 1-25-4zM-4-11v-7",
  cup: "M-11-19h22v13a11 11 0 0 1-22 0zM0 5v11M-9 18H9M-11-14h-8q0 10 8 11M11-14h8q0 10-8 11",
  sim: "M-14-20H6l8 8v32h-28zM-7-3H7v15H-7zM0-3v15M-7 4H7",
  ticket: "M-22-13h44v8a5 5 0 0 0 0 10v8h-44v-8a5 5 0 0 0 0-10zM7-13v26",
  play: "M-10-15l26 15-26 15z",
} as const;
export type CoverGlyph = keyof typeof COVER_GLYPHS;

/** The generated drawing of a cover; the same seed always gives the same one. */
export type CoverArt = {
  readonly width: number;
  readonly height: number;
  /** The centre of the symbol. */
  readonly x: number;
  readonly y: number;
  /** Path of the area in the second colour. */
  readonly cloth: string;
  /** Path of the pitch lines around the symbol. */
  readonly marks: string;
  /** True if the two colours are swapped. */
  readonly away: boolean;
  readonly glyph: CoverGlyph;
};

const NEWS_GLYPHS = ["ball", "flag", "whistle", "sim", "ticket", "cup"] as const;
const DENSITY = 4;

/** FNV-1a with an extra mixing step, because ids often differ only in their last letter. */
function hash(seed: string): number {
  let value = 0x81_1c_9d_c5;
  for (const letter of seed) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  value = Math.imul(value ^ (value >>> 15), 0x2c_1b_3c_6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Large details of the club's shirt, so close that one or two stripes fill the picture. `shift` moves them, 0 to 7. */
const CLOTH: Record<KitPattern, (width: number, height: number, shift: number) => string> = {
  stripes: (width, height, shift) => {
    const bar = width / DENSITY;
    return [0, 2].map((at) => `M${(at - 0.5) * bar + shift * 8} 0h${bar}v${height}h-${bar}z`).join("");
  },
  halves: (width, height, shift) => `M${width / 2 + 12 * (shift - 4)} 0H${width}V${height}H${width / 2 + 12 * (shift - 4)}z`,
  sash: (width, height, shift) => {
    const from = width / 2 - height / 2 - 40 + (shift - 4) * 16;
    return `M${from} 0h72l${height} ${height}h-72z`;
  },
  hoops: (width, height, shift) => {
    const bar = height / DENSITY;
    return [0, 2].map((at) => `M0 ${(at - 0.5) * bar + shift * 5}h${width}v${bar}H0z`).join("");
  },
  pinstripe: (width, height, shift) => Array.from({ length: 7 }, (_, at) => `M${(at * width) / 7 + shift * 3} 0h6v${height}h-6z`).join(""),
  chevron: (width, height, shift) => {
    const top = height / 4 + (shift - 4) * 6;
    return `M0 ${top}L${width / 2} ${top + width / 3} ${width} ${top}v48L${width / 2} ${top + width / 3 + 48} 0 ${top + 48}z`;
  },
  quarters: (width, height, shift) => {
    const x = width / 2 + 12 * (shift - 4);
    return `M${x} 0H${width}V${height / 2}H${x}zM0 ${height / 2}H${x}V${height}H0z`;
  },
};

/** Parts of a pitch: halfway line and circle, a box with its arc, a corner, the rows of a stand. */
const MARKS: readonly ((width: number, height: number, x: number, y: number) => string)[] = [
  (_, height, x, y) => `M${x} 0v${height}M${x - 80} ${y}a80 80 0 1 1 160 0a80 80 0 1 1-160 0`,
  (width, height, x) =>
    `M${x - 100} ${height}v-104h200v104M${x - 46} ${height}v-34h92v34M${x - 48} ${height - 104}a52 52 0 0 1 96 0M0 ${height}h${width}`,
  (width, height) => `M14 ${height}V14H${width}M14 64a50 50 0 0 0 50-50M14 116a102 102 0 0 0 102-102`,
  (width, height) =>
    [0, 22, 46].map((up) => `M0 ${height - 62 + up}Q${width / 2} ${height - 22 + up} ${width} ${height - 62 + up}`).join(""),
];

/** Generates a cover in the kit: `tall` for a phone wallpaper, otherwise 16 by 9. */
export function coverArt(seed: string, kit: KitPattern, { tall, glyph }: { tall: boolean; glyph?: CoverGlyph | undefined }): CoverArt {
  const value = hash(seed);
  const [width, height] = tall ? ([180, 320] as const) : ([320, 180] as const);
  const x = tall || glyph === "play" ? width / 2 : width / 2 + 56 * (((value >>> 11) % 3) - 1);
  const y = height / 2;
  return {
    width,
    height,
    x,
    y,
    cloth: CLOTH[kit](width, height, (value >>> 4) % 8),
    marks: (MARKS[value % MARKS.length] ?? (() => ""))(width, height, x, y),
    away: (value >>> 3) % 2 === 1,
    glyph: glyph ?? NEWS_GLYPHS[(value >>> 8) % NEWS_GLYPHS.length] ?? "ball",
  };
}
