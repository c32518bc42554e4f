/** A colour by lightness (0 to 1), chroma and hue (radians), in which equal steps look equal (Björn Ottosson, OKLab). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Three = readonly [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Red, green and blue of `#rrggbb`, each from 0 to 1. */
export function channelsOf(hex: string): Three {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function labOf(hex: string): Three {
  const [r, g, b] = channelsOf(hex).map(toLinear);
  if (r === undefined || g === undefined || b === undefined) return [0, 0, 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** How far two colours look apart: 0 for equal ones, about 0.02 for a difference that an eye just sees. */
export function distance(one: string, other: string): number {
  const [l, a, b] = labOf(one);
  const [l2, a2, b2] = labOf(other);
  return Math.hypot(l - l2, a - a2, b - b2);
}

function linearOf({ l, c, h }: Oklch): Three {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const SLACK = 0.0005;
const isShown = (colour: Oklch) => linearOf(colour).every((channel) => channel >= -SLACK && channel <= 1 + SLACK);

/** Converts to `#rrggbb`. A colour that screens cannot show keeps its lightness and hue and loses chroma. */
export function hexOf(colour: Oklch): string {
  let [low, high] = [0, colour.c];
  if (!isShown(colour)) {
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (isShown({ ...colour, c: middle })) low = middle;
      else high = middle;
    }
  } else low = colour.c;
  const channels = linearOf({ ...colour, c: low }).map((channel) => Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
