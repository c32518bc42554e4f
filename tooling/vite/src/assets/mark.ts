import type { Brand, KitPattern } from "@tribun/brand-contract";
import { clubColors } from "../tokens/css.ts";

/** A club's two colours, and the colour for text on the first. */
export type KitColors = { readonly a: string; readonly onA: string; readonly b: string };

/** The colours of a club's pictures, which are the same in both themes. */
export function kitColors(brand: Pick<Brand, "id" | "look">, tokens: unknown): KitColors {
  const { light } = clubColors(brand, tokens);
  return { a: light["club-a"], onA: light["club-on-a"], b: light["club-b"] };
}

/** The kit as SVG shapes in the club's colours, `width` × `height` units from the top left corner. */
export function kitShapes(pattern: KitPattern, { a, b }: KitColors, width: number, height: number, bands = 6): string {
  const ground = `<rect width="${width}" height="${height}" fill="${a}"/>`;
  const rect = (x: number, y: number, w: number, h: number) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${b}"/>`;
  const every = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join("");
  switch (pattern) {
    case "stripes":
      return ground + every(Math.floor(bands / 2), (i) => rect(((2 * i + 1) * width) / bands, 0, width / bands, height));
    case "halves":
      return ground + rect(width / 2, 0, width / 2, height);
    case "hoops":
      return ground + every(Math.floor(bands / 2), (i) => rect(0, ((2 * i + 1) * height) / bands, width, height / bands));
    case "pinstripe":
      return ground + every(bands * 2, (i) => rect(((i + 0.4) * width) / bands / 2, 0, width / bands / 8, height));
    case "chevron": {
      const [top, deep, band] = [height * 0.22, height * 0.3, height * 0.22];
      return `${ground}<path d="M0 ${top}L${width / 2} ${top + deep} ${width} ${top}v${band}L${width / 2} ${top + deep + band} 0 ${top + band}z" fill="${b}"/>`;
    }
    case "quarters":
      return ground + rect(width / 2, 0, width / 2, height / 2) + rect(0, height / 2, width / 2, height / 2);
    case "sash": {
      // One diagonal band from the upper left to the lower right, as on the shirt.
      const band = width * 0.24;
      return `${ground}<path d="M${width * 0.175} 0h${band}L${width * 0.985} ${height}h${-band}z" fill="${b}"/>`;
    }
  }
}

const UNIT = 28;

/** The kit as a ribbon along an edge, `width` × `height` units: bars, separate flags, one diagonal, or bands. */
export function ribbonShapes(pattern: KitPattern, colors: KitColors, width: number, height: number): string {
  const { a, onA, b } = colors;
  const ground = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  const rect = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const along = (step: number, draw: (x: number) => string) =>
    Array.from({ length: Math.ceil(width / step) }, (_, i) => draw(i * step)).join("");
  switch (pattern) {
    case "stripes":
      return ground(a) + along(2 * UNIT, (x) => rect(x + UNIT, 0, UNIT, height, b));
    case "halves":
      return (
        ground(onA) + along(2.5 * UNIT, (x) => rect(x, 4, 1.1 * UNIT, height - 4, a) + rect(x + 1.1 * UNIT, 4, 1.1 * UNIT, height - 4, b))
      );
    case "sash":
      return `${ground(a)}<path d="M${width * 0.66 - 3.5 * UNIT} 0h${7 * UNIT}l${height * 0.53} ${height}h${-7 * UNIT}z" fill="${b}"/>`;
    case "hoops":
      return ground(b) + rect(0, height / 3, width, height / 3, a);
    case "pinstripe":
      return ground(a) + along(0.6 * UNIT, (x) => rect(x + 0.45 * UNIT, 0, 0.15 * UNIT, height, b));
    case "chevron":
      return ground(a) + along(2 * UNIT, (x) => `<path d="M${x} 0h${2 * UNIT}L${x + UNIT} ${height}z" fill="${b}"/>`);
    case "quarters":
      return ground(a) + along(2 * UNIT, (x) => rect(x + UNIT, 0, UNIT, height / 2, b) + rect(x, height / 2, UNIT, height / 2, b));
  }
}

const SIDE = 64;

/**
 * The club's mark: a flag with the kit on the club's colour, 64 units a side. `bleed` keeps the corners square, for systems that round
 * icons themselves.
 */
export function markSvg(
  pattern: KitPattern,
  colors: KitColors,
  { bleed = false, size = SIDE }: { readonly bleed?: boolean; readonly size?: number } = {},
): string {
  const flag = "M20 10h20a8 8 0 0 1 8 8v32a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<clipPath id="f"><path d="${flag}"/></clipPath>` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${bleed ? 0 : 14}" fill="${colors.a}"/>` +
    `<g clip-path="url(#f)"><g transform="translate(16 10)">${kitShapes(pattern, colors, 32, 44)}</g></g>` +
    `<path d="${flag}" fill="none" stroke="${colors.onA}" stroke-width="3"/></svg>`
  );
}
