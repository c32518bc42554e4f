import type { KitPattern } from "../../base/kit-pattern.ts";

/** Outline of a shirt in a box of 400 by 420. */
export const BODY =
  "M128 22 C150 44 250 44 272 22 L344 52 Q372 66 384 104 L400 176 L330 196 L322 150 L322 420 L78 420 L78 150 L70 196 L0 176 L16 104 Q28 66 56 52 Z";
const bars = (count: number, from: number, step: number, wide: number) =>
  Array.from({ length: count }, (_, i) => `M${from + step * i} 0h${wide}v420h-${wide}z`).join("");

/** Areas in the second colour. Stripes put one of them on the spine; the sash runs as on the ribbon. */
export const CLOTH: Record<KitPattern, string> = {
  stripes: bars(7, 18, 56, 28),
  halves: "M200 0h200v420h-200z",
  sash: "M70 0h96l234 420h-96z",
  pinstripe: bars(14, 12, 28, 7),
  chevron: "M0 96L200 216 400 96v84L200 300 0 180z",
  quarters: "M200 0h200v210H0v210h200z",
  hoops: Array.from({ length: 5 }, (_, i) => `M0 ${42 + 84 * i}h400v42h-400z`).join(""),
};
export const COLLAR = { back: "M128 22 C150 44 250 44 272 22", front: "M128 22 L200 84 L272 22" } as const;
export const CUFFS = "M0 164 L72 184 L66 200 L-6 180 Z M400 164 L328 184 L334 200 L406 180 Z";
/** The shadow of the sleeves. */
export const SHADE = "M78 150 L96 420 L78 420 Z M322 150 L304 420 L322 420 Z";
/** Plain area behind name and number. */
export const SPINE = { x: 92, y: 84, width: 216, height: 252, rx: 12 } as const;
