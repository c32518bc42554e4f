import type { Team } from "../../base/teams.ts";

/** Colours of an illustration. `NEUTRAL`, a pitch at night, is for illustrations without a club. */
export type Palette = Team["colours"];
export const NEUTRAL: Palette = { clubA: "#14342b", onClubA: "#ffffff", clubB: "#e8e4d9", onClubB: "#14342b" };

/** An SVG document of this size, px. It is decorative and hidden from screen readers; the text beside it says what it shows. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${content}</svg>`;
}

/** Rounds to two decimals, so that the same drawing always has the same bytes. */
export const n = (value: number): number => Math.round(value * 100) / 100;

/** A stand seen from the pitch: rows of heads, some in the second colour. A row is two dotted lines, so that the SVG stays small. */
export function stand({ clubA, clubB, onClubA }: Palette, width: number, top: number, bottom: number): string {
  const rows = 9;
  const parts: string[] = [`<rect y="${n(top)}" width="${width}" height="${n(bottom - top)}" fill="${clubA}"/>`];
  for (let row = 0; row < rows; row++) {
    const depth = (row + 1) / rows;
    const radius = (bottom - top) * 0.022 * (0.55 + depth);
    const y = top + (bottom - top) * (row + 0.6) * (1 / rows);
    const step = radius * 3.1;
    const heads: Record<"lit" | "dark", string> = { lit: "", dark: "" };
    for (let column = 0; column * step < width + step; column++) {
      const x = column * step + (row % 2 ? step / 2 : 0);
      heads[(column * 7 + row * 13 + ((column * row) % 5)) % 4 === 0 ? "lit" : "dark"] += `M${Math.round(x)} ${Math.round(y)}h0`;
    }
    const dots = (path: string, colour: string, opacity: number) =>
      `<path d="${path}" stroke="${colour}" stroke-width="${n(radius * 2)}" stroke-linecap="round" opacity="${n(opacity)}"/>`;
    parts.push(dots(heads.dark, onClubA, 0.05 + depth * 0.07), dots(heads.lit, clubB, 0.35 + depth * 0.5));
  }
  return parts.join("");
}

/** A strip of mown pitch with the near touchline. */
export function pitch(width: number, top: number, bottom: number): string {
  const stripes = 10;
  const parts: string[] = [];
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [i / stripes, (i + 1) / stripes];
    const spread = (share: number, y: number) => n(width / 2 + (share - 0.5) * width * (y === top ? 1.05 : 1.9));
    parts.push(
      `<path d="M${spread(a, top)} ${n(top)}L${spread(b, top)} ${n(top)}L${spread(b, bottom)} ${n(bottom)}L${spread(a, bottom)} ${n(bottom)}Z" fill="${i % 2 ? "#1f6b45" : "#237a4f"}"/>`,
    );
  }
  parts.push(
    `<path d="M0 ${n(top + (bottom - top) * 0.08)}H${width}" stroke="#fff" stroke-width="${n((bottom - top) * 0.03)}" opacity=".8"/>`,
  );
  return parts.join("");
}

/** Beams of two floodlights from the upper corners. */
export function beams(width: number, height: number, colour: string): string {
  const beam = (x: number, to: number) =>
    `<path d="M${n(x)} 0L${n(to - width * 0.16)} ${height}L${n(to + width * 0.16)} ${height}Z" fill="${colour}" opacity=".1"/>`;
  return (
    beam(width * 0.08, width * 0.42) +
    beam(width * 0.08, width * 0.62) +
    beam(width * 0.92, width * 0.58) +
    beam(width * 0.92, width * 0.38)
  );
}

/** A light mast. */
export function mast(x: number, foot: number, size: number, colour: string): string {
  const lamps = Array.from({ length: 8 }, (_, i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    return `<circle cx="${n(x + (column - 1.5) * size * 0.16)}" cy="${n(foot - size + row * size * 0.14)}" r="${n(size * 0.05)}" fill="#fff8dc"/>`;
  });
  return `<path d="M${n(x)} ${n(foot)}V${n(foot - size * 0.8)}" stroke="${colour}" stroke-width="${n(size * 0.05)}"/><rect x="${n(x - size * 0.36)}" y="${n(foot - size * 1.1)}" width="${n(size * 0.72)}" height="${n(size * 0.36)}" rx="${n(size * 0.04)}" fill="${colour}"/>${lamps.join("")}`;
}
