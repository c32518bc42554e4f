import type { Picture } from "@tribun/api-client/contract";
import { beams, mast, NEUTRAL, type Palette, pitch, stand, svg } from "./backdrop.ts";
import { MOTIFS } from "./motifs.ts";

export const PICTURE_WIDTH = 1280;
export const PICTURE_HEIGHT = 720;

/** A motif in front of a stand at night, in a club's colours, as SVG; undefined for an unknown motif. */
export function drawPicture(motif: string, palette: Palette = NEUTRAL): string | undefined {
  const draw = MOTIFS.get(motif);
  if (!draw) return undefined;
  const ground = PICTURE_HEIGHT * 0.78;
  const content = [
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${palette.clubA}"/>`,
    stand(palette, PICTURE_WIDTH, PICTURE_HEIGHT * 0.16, ground),
    mast(130, PICTURE_HEIGHT * 0.5, 230, palette.onClubA),
    mast(PICTURE_WIDTH - 130, PICTURE_HEIGHT * 0.5, 230, palette.onClubA),
    beams(PICTURE_WIDTH, PICTURE_HEIGHT, "#fff8dc"),
    pitch(PICTURE_WIDTH, ground, PICTURE_HEIGHT),
    `<ellipse cx="640" cy="600" rx="240" ry="34" fill="#000" opacity=".25"/>`,
    `<g transform="translate(640 372) scale(1.12)">${draw(palette)}</g>`,
  ];
  return svg(PICTURE_WIDTH, PICTURE_HEIGHT, content.join(""));
}

/** The address under which `/api/files` serves a motif in a club's colours. `alt` is empty because the picture is decorative. */
export function pictureOf(motif: string, teamId: number): Picture {
  return { url: fileUrl("art", `${motif}-${teamId}.svg`), width: PICTURE_WIDTH, height: PICTURE_HEIGHT, alt: "" };
}

/** The address of a file, built from folder and name (spec §7). */
export function fileUrl(folder: string, fileName: string): string {
  return `/api/files?${new URLSearchParams({ folder, fileName }).toString()}`;
}
