import type { WALLPAPER_DEVICES } from "@tribun/api-client/contract";

/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number };
/** The device in use, or one of another kind. */
export type SizeName = "here" | (typeof WALLPAPER_DEVICES)[number];

const LONGEST = 4096;

/** The same sizes as in the gallery; `here` uses the current screen. */
export const SIZES: Readonly<Record<Exclude<SizeName, "here">, Size>> = {
  phone: { width: 1170, height: 2532 },
  phoneTall: { width: 1440, height: 3200 },
  tablet: { width: 1640, height: 2360 },
  desktop: { width: 2560, height: 1440 },
  watch: { width: 416, height: 496 },
};

/** The screen's physical pixels in its current orientation, at most 4096 a side, because older phones cannot draw larger canvases. */
export function sizeOfScreen({ width, height }: Size, pixelRatio: number): Size {
  const factor = Math.min(pixelRatio, LONGEST / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
