import type { Campaign, Media, Video, Wallpaper } from "@tribun/api-client/contract";
import { type Language, unbroken } from "@tribun/domain";
import type { CampaignRow, MediaRow, VideoRow, WallpaperRow } from "../db/schema/content.ts";
import { clubOf } from "../base/clubs/clubs.ts";
import type { Team } from "../base/teams.ts";
import { fileUrl, pictureOf } from "../http/art/picture.ts";
import { WALLPAPER_SIZES } from "../http/art/wallpaper.ts";

/** Club and language of the reader. */
export type Reader = { readonly team: Team; readonly language: Language };

/**
 * Puts the club's name and numbers with non-breaking spaces into an editor's text. It drops `{jersey?…}` parts when the club has no
 * jerseys.
 */
export function forClub(text: string, team: Team): string {
  return unbroken(
    text
      .replaceAll("{club}", team.name)
      .replaceAll("{hotline}", team.hotline.shortCode)
      .replaceAll("{free}", team.hotline.freeNumber)
      .replace(/\{jersey\?([^}]*)\}/g, team.capabilities.jersey ? "$1" : ""),
  );
}

/** The label that says whether a review was checked (§ 5b(3) UWG). None is checked, because no account can write one. */
const CHECK: Record<Language, string> = {
  de: "Nicht geprüft: Wir konnten nicht feststellen, ob diese Person unser Angebot genutzt hat.",
  tr: "Doğrulanmadı: Bu kişinin hizmetimizi kullanıp kullanmadığını tespit edemedik.",
};

export function mediaView(row: MediaRow, { team, language }: Reader): Media {
  const { provider } = clubOf(team.id);
  const editor = language === "de" ? `Redaktion ${team.name}, verantwortlich: ` : `${team.name} yayın ekibi, sorumlu: `;
  return {
    id: row.id,
    type: row.type,
    ...(row.categoryId !== null && { categoryId: row.categoryId }),
    title: forClub(row.title[language], team),
    body: forClub(row.body[language], team),
    ...(row.motif !== null && { image: pictureOf(row.motif, team.id) }),
    publishedAt: row.publishedAt.toISOString(),
    ...(row.link !== null && { link: row.link }),
    ...(row.type === "news" && { editor: `${editor}Deniz Muster, ${provider.address}` }),
    ...(row.review && { review: { ...row.review, verified: false, check: CHECK[language] } }),
  };
}

export function videoView(row: VideoRow, { team, language }: Reader): Video {
  const track = (code: Language, label: string) => ({ language: code, label, url: fileUrl("captions", `${row.id}-${code}.vtt`) });
  return {
    id: row.id,
    ...(row.categoryId !== null && { categoryId: row.categoryId }),
    title: forClub(row.title[language], team),
    url: fileUrl("videos", row.fileName),
    poster: pictureOf(row.motif, team.id),
    durationSec: row.durationSeconds,
    captions: [track("de", "Deutsch"), track("tr", "Türkçe")],
    scenes: row.captions.map(({ from, text }) => ({ from, text: text[language] })),
    publishedAt: row.publishedAt.toISOString(),
  };
}

export function campaignView(row: CampaignRow, { team, language }: Reader, now: Date): Campaign {
  return {
    id: row.id,
    title: forClub(row.title[language], team),
    body: forClub(row.body[language], team),
    image: pictureOf(row.motif, team.id),
    validFrom: row.validFrom.toISOString(),
    validTo: row.validTo.toISOString(),
    state: row.validTo > now ? "active" : "ended",
    ...(row.couponCode !== null && { couponCode: row.couponCode }),
    terms: forClub(row.terms[language], team),
  };
}

export function wallpaperView(row: WallpaperRow, { team, language }: Reader): Wallpaper {
  const [phone] = WALLPAPER_SIZES;
  return {
    id: row.id,
    ...(row.categoryId !== null && { categoryId: row.categoryId }),
    title: forClub(row.title[language], team),
    preview: {
      url: fileUrl("wallpapers", `${row.id}-${team.id}.svg`),
      width: phone.width,
      height: phone.height,
      alt: forClub(row.title[language], team),
    },
    sizes: WALLPAPER_SIZES.map(({ device, width, height }) => {
      const fileName = `${row.id}-${team.id}-${device}.png`;
      return { device, width, height, fileName, url: fileUrl("wallpapers", fileName) };
    }),
  };
}
