import type { KitPattern } from "../../base/kit-pattern.ts";

/** Outline of a shirt in a box of 400 by 420. */
export const BODY =
  "M128 22 C150 44 250 44 272 22 L344 52 Q372 66 384 104 L400 176 L330 196 L322 150 L322 420 L78 420 L78 150 L70 196 L0 176 L16 104 Q28 66 56 52 Z";
/** Areas in the second colour. Stripes put one of them on the spine; the sash runs as on the ribbon. */
export const CLOTH: Record<KitPattern, string> = {
  stripes: Array.from({ length: 7 }, (_, i) => `M${18 + 56 * i} 0h28v420h-28z`).join(""),
  halves: "M200 0h200v420h-200z",
  sash: "M70 0h96l234 420h-96z",
  pinstripe: Array.from({ length: 14 }, (_, i) => `M${12 + 28 * i} 0h7v420h-7z`).join(""),
  chevron: "M0 96L200 216 400 96v84L200 300 0 180z",
  quarters: "M200 0h200v210H200zM0 210h200v210H0z",
  hoops: Array.from({ length: 5 }, (_, i) => `M0 ${42 + 84 * i}h400v42h-400z`).join(""),
};
export const COLLAR = { back: "M128 22 C150 44 250 44 272 22", front: "M128 22 L200 84 L272 22" } as const;
export const CUFFS = "M0 164 L72 184 L66 200 L-6 180 Z M400 164 L328 184 L334 200 L406 180 Z";
/** The shadow of the sleeves. */
export const SHADE = "M78 150 L96 420 L78 420 Z M322 150 L304 420 L322 420 Z";
/** Plain area behind name and number. */
export const SPINE = { x: 92, y: 84, width: 216, height: 252, rx: 12 } as const;
