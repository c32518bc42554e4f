/** WCAG 2.2 contrast, computed from sRGB hex colours (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */

const CHANNELS = [1, 3, 5] as const;
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;
const FLARE = 0.05;

/** Relative luminance of `#rrggbb`: 0 for black, 1 for white. */
export function luminance(hex: string): number {
  let sum = 0;
  for (const [i, start] of CHANNELS.entries()) {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    const linear = channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    sum += linear * (WEIGHTS[i] ?? 0);
  }
  return sum;
}

/** Contrast ratio of two colours: 1 for equal ones, 21 for black on white; the order does not matter. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + FLARE) / (darker + FLARE);
}
