import { isLanguage } from "@tribun/domain";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { videos } from "../../db/schema/content.ts";
import { sha256 } from "../../security/seal.ts";
import { drawPicture } from "../../http/art/picture.ts";
import { drawWallpaper, paintPng, WALLPAPER_SIZES } from "../../http/art/wallpaper.ts";
import { captionsFile } from "../../content/captions.ts";
import type { Folder } from "./folder.ts";

const DAY = "public, max-age=86400";
const etagOf = (content: string) => `"${sha256(content).slice(0, 22)}"`;

/** Pictures beside texts: `<motif>-<team>.svg` in the club's colours. */
export const pictures: Folder = async (fileName, { deps }) => {
  const [, motif = "", team] = /^([a-z]+)-(\d+)\.svg$/.exec(fileName) ?? [];
  const palette = deps.teams.get(Number(team))?.colours;
  const body = palette && drawPicture(motif, palette);
  return body === undefined ? undefined : { body, contentType: "image/svg+xml", etag: etagOf(body), cacheControl: DAY };
};

/** Rendered wallpapers, cached in this process; the oldest is evicted first. */
const painted = new Map<string, Uint8Array<ArrayBuffer>>();
const KEPT = 40;

/** Wallpapers: `<id>-<team>-<device>.png` to download, `<id>-<team>.svg` as a preview. */
export const wallpaperFiles: Folder = async (fileName, { deps }) => {
  const [, design = "", team, device, extension] = /^([a-z]+)-(\d+)(?:-([A-Za-z]+))?\.(png|svg)$/.exec(fileName) ?? [];
  const palette = deps.teams.get(Number(team))?.colours;
  const size = WALLPAPER_SIZES.find((one) => one.device === (extension === "svg" ? "phone" : device));
  if (!palette || !size || (extension === "svg" && device !== undefined)) return undefined;
  const drawing = drawWallpaper(design, palette, size.width, size.height);
  if (drawing === undefined) return undefined;
  const etag = etagOf(`${extension}${drawing}`);
  if (extension === "svg") return { body: drawing, contentType: "image/svg+xml", etag, cacheControl: DAY };
  const body = painted.get(etag) ?? (await paintPng(drawing));
  painted.delete(etag);
  painted.set(etag, body);
  for (const oldest of painted.keys()) if (painted.size > KEPT) painted.delete(oldest);
  return { body, contentType: "image/png", downloadAs: fileName, etag, cacheControl: DAY };
};

/** Video clips that ship with the operator. */
export const clips: Folder = async (fileName, { db }) => {
  const [known] = await db.select({ fileName: videos.fileName }).from(videos).where(eq(videos.fileName, fileName)).limit(1);
  if (!known) return undefined;
  const body = await readFile(new URL(`../../http/art/clips/${known.fileName}`, import.meta.url)).catch(() => undefined);
  if (!body) return undefined;
  const bytes = Uint8Array.from(body);
  return { body: bytes, contentType: "video/webm", etag: etagOf(Buffer.from(bytes).toString("base64")), cacheControl: DAY };
};

/** Captions of a video in one language: `<id>-<language>.vtt`. */
export const captions: Folder = async (fileName, { db }) => {
  const [, id = "", language] = /^([\w-]+)-(tr|de)\.vtt$/.exec(fileName) ?? [];
  const [row] = await db.select().from(videos).where(eq(videos.id, id)).limit(1);
  if (!row || !isLanguage(language)) return undefined;
  const body = captionsFile(row.captions, language);
  return { body, contentType: "text/vtt; charset=utf-8", etag: etagOf(body), cacheControl: "public, max-age=3600" };
};
