import { renderAsync } from "@resvg/resvg-js";
import { beams, mast, n, type Palette, pitch, stand, svg } from "./backdrop.ts";

/** Size of each device's wallpaper, px. */
export const WALLPAPER_SIZES = [
  { device: "phone", width: 1170, height: 2532 },
  { device: "phoneTall", width: 1440, height: 3200 },
  { device: "tablet", width: 1640, height: 2360 },
  { device: "desktop", width: 2560, height: 1440 },
  { device: "watch", width: 416, height: 496 },
] as const;

type Design = (palette: Palette, width: number, height: number) => string;

const fill = (width: number, height: number, colour: string) => `<rect width="${width}" height="${height}" fill="${colour}"/>`;

const stripes: Design = ({ clubA, clubB }, width, height) => {
  const bar = width / 9;
  return (
    fill(width, height, clubA) +
    [1, 3, 5, 7].map((i) => `<rect x="${n(i * bar)}" width="${n(bar)}" height="${height}" fill="${clubB}"/>`).join("")
  );
};
const sash: Design = ({ clubA, clubB, onClubA }, width, height) =>
  `${fill(width, height, clubA)}<path d="M0 ${n(height * 0.18)}L${width} ${n(height * 0.62)}V${n(height * 0.82)}L0 ${n(height * 0.38)}Z" fill="${clubB}"/><path d="M0 ${n(height * 0.16)}L${width} ${n(height * 0.6)}M0 ${n(height * 0.4)}L${width} ${n(height * 0.84)}" stroke="${onClubA}" stroke-width="${n(width * 0.008)}" opacity=".7"/>`;
const night: Design = (palette, width, height) =>
  fill(width, height, palette.clubA) +
  stand(palette, width, height * 0.34, height * 0.76) +
  mast(width * 0.14, height * 0.4, height * 0.16, palette.onClubA) +
  mast(width * 0.86, height * 0.4, height * 0.16, palette.onClubA) +
  beams(width, height, "#fff8dc") +
  pitch(width, height * 0.76, height);
const knit: Design = ({ clubA, clubB, onClubA }, width, height) => {
  const size = Math.min(width, height) / 16;
  const rows = Math.ceil(height / size) + 1;
  return (
    fill(width, height, clubA) +
    Array.from({ length: rows }, (_, row) => {
      const colour = row % 6 < 2 ? clubB : row % 6 === 4 ? onClubA : clubA;
      const points = Array.from(
        { length: Math.ceil(width / size) + 2 },
        (_, i) => `${n((i - 0.5) * size)} ${n(row * size + (i % 2 ? size * 0.5 : 0))}`,
      );
      return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="${n(size * 0.62)}" opacity="${colour === onClubA ? 0.5 : 1}"/>`;
    }).join("")
  );
};
const bowl: Design = ({ clubA, clubB, onClubA }, width, height) =>
  fill(width, height, clubA) +
  Array.from({ length: 14 }, (_, i) => {
    const share = 1.25 - i * 0.08;
    return `<ellipse cx="${n(width / 2)}" cy="${n(height / 2)}" rx="${n((width / 2) * share)}" ry="${n((height / 2) * share)}" fill="none" stroke="${i % 3 === 0 ? clubB : onClubA}" stroke-width="${n(Math.min(width, height) * 0.012)}" opacity="${i % 3 === 0 ? 0.9 : 0.18}"/>`;
  }).join("");
const line: Design = ({ clubA, clubB, onClubA }, width, height) => {
  const stroke = Math.min(width, height) * 0.008;
  return `${fill(width, height, clubA)}<g fill="none" stroke="${onClubA}" stroke-width="${n(stroke)}" opacity=".75"><rect x="${n(width * 0.08)}" y="${n(height * 0.06)}" width="${n(width * 0.84)}" height="${n(height * 0.88)}"/><path d="M${n(width * 0.08)} ${n(height / 2)}H${n(width * 0.92)}"/><circle cx="${n(width / 2)}" cy="${n(height / 2)}" r="${n(Math.min(width, height) * 0.16)}"/><rect x="${n(width * 0.26)}" y="${n(height * 0.06)}" width="${n(width * 0.48)}" height="${n(height * 0.12)}"/><rect x="${n(width * 0.26)}" y="${n(height * 0.82)}" width="${n(width * 0.48)}" height="${n(height * 0.12)}"/></g><circle cx="${n(width / 2)}" cy="${n(height / 2)}" r="${n(Math.min(width, height) * 0.03)}" fill="${clubB}"/>`;
};

/** Designs by wallpaper id. */
export const DESIGNS: ReadonlyMap<string, Design> = new Map<string, Design>([
  ["stripes", stripes],
  ["sash", sash],
  ["night", night],
  ["knit", knit],
  ["bowl", bowl],
  ["line", line],
]);

/** One wallpaper as SVG; undefined for an unknown design. */
export function drawWallpaper(design: string, palette: Palette, width: number, height: number): string | undefined {
  const draw = DESIGNS.get(design);
  return draw && svg(width, height, draw(palette, width, height));
}

/** Converts an SVG to PNG off the event loop. It loads no fonts, because the wallpapers contain no text. */
export async function paintPng(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(drawing, { font: { loadSystemFonts: false } });
  return Uint8Array.from(image.asPng());
}
