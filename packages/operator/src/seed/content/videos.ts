import type { Localised } from "../../db/schema/catalogue.ts";
import type { VideoRow, WallpaperRow } from "../../db/schema/content.ts";
import { daysFrom } from "./media.ts";

const SECONDS = 8;
type SeedVideo = readonly [
  id: string,
  motif: string,
  categoryId: string,
  daysAgo: number,
  title: Localised,
  first: Localised,
  second: Localised,
];

/** Silent animated clips of eight seconds; their captions describe them. */
const VIDEOS: readonly SeedVideo[] = [
  [
    "derby-goal",
    "goal",
    "video-match",
    2,
    { de: "Ein Schuss in den Winkel", tr: "Doksana giden vuruş" },
    { de: "Die Kamera geht auf das Tor zu.", tr: "Kamera kaleye yaklaşıyor." },
    { de: "Der Ball liegt im rechten oberen Eck.", tr: "Top sağ üst köşede." },
  ],
  [
    "scarves-up",
    "scarf",
    "video-match",
    7,
    { de: "Schals hoch", tr: "Atkılar havaya" },
    { de: "Zwei Schals kreuzen sich vor der Kurve.", tr: "İki atkı tribünün önünde kesişiyor." },
    { de: "Die Kurve schwingt mit.", tr: "Tribün birlikte sallanıyor." },
  ],
  [
    "install-esim",
    "phone",
    "video-help",
    12,
    { de: "eSIM laden in acht Sekunden", tr: "Sekiz saniyede eSIM" },
    { de: "Link am Handy antippen, Profil bestätigen.", tr: "Telefonda bağlantıya dokun, profili onayla." },
    { de: "Die Balken steigen: du bist im Netz.", tr: "Çubuklar yükseliyor: bağlandın." },
  ],
  [
    "kick-off",
    "ball",
    "video-match",
    19,
    { de: "Anstoß", tr: "Başlama vuruşu" },
    { de: "Der Ball rollt vor der Tribüne.", tr: "Top tribünün önünde yuvarlanıyor." },
    { de: "Er springt viermal auf und verlässt das Bild.", tr: "Dört kez sekip kadrajdan çıkıyor." },
  ],
  [
    "flight-home",
    "route",
    "video-help",
    26,
    { de: "In die Türkei mit dem richtigen Paket", tr: "Doğru paketle Türkiye’ye" },
    { de: "Die Türkei gehört nicht zur EU-Zone.", tr: "Türkiye AB bölgesine dahil değil." },
    { de: "Am Reisetag buchen, sofortigen Beginn wählen.", tr: "Yola çıktığın gün al, hemen başlamasını seç." },
  ],
  [
    "cup-night",
    "trophy",
    "video-match",
    33,
    { de: "Pokalabend", tr: "Kupa gecesi" },
    { de: "Ein Pokal steigt in das Flutlicht.", tr: "Kupa ışıklara doğru yükseliyor." },
    { de: "Er wird von Hand zu Hand gereicht.", tr: "Elden ele dolaşıyor." },
  ],
  [
    "family-stand",
    "people",
    "video-match",
    47,
    { de: "Drei auf einer Rechnung", tr: "Tek faturada üç kişi" },
    { de: "Drei Fans springen vor der Kurve.", tr: "Üç taraftar tribünün önünde zıplıyor." },
    { de: "İkili und Yıldız hängen an deinem Hauptanschluss.", tr: "İkili ve Yıldız ana hattına bağlı." },
  ],
  [
    "your-ticket",
    "ticket",
    "video-match",
    61,
    { de: "Deine Karte für den Block", tr: "Tribün biletin" },
    { de: "Eine Eintrittskarte fliegt herein.", tr: "Bir bilet uçarak geliyor." },
    { de: "Unter den Teilnehmern verlosen wir Derbykarten.", tr: "Katılanlar arasında derbi bileti çekiyoruz." },
  ],
];

/** Builds rows for every club. */
export function videoRows(now: Date): VideoRow[] {
  return VIDEOS.map(([id, motif, categoryId, daysAgo, title, first, second]) => ({
    id,
    teamId: null,
    categoryId,
    title,
    fileName: `${motif}.webm`,
    motif,
    durationSeconds: SECONDS,
    captions: [
      { from: 0, to: SECONDS / 2, text: first },
      { from: SECONDS / 2, to: SECONDS, text: second },
    ],
    publishedAt: daysFrom(now, -daysAgo),
  }));
}

/** Wallpapers; their ids are the designs of `http/art/wallpaper.ts`. */
export const SEED_WALLPAPERS: readonly WallpaperRow[] = [
  { id: "stripes", title: { de: "Längsstreifen", tr: "Çubuklu" }, categoryId: "wallpaper-colours", position: 0 },
  { id: "sash", title: { de: "Schärpe", tr: "Kuşak" }, categoryId: "wallpaper-colours", position: 1 },
  { id: "knit", title: { de: "Gestrickter Schal", tr: "Örgü atkı" }, categoryId: "wallpaper-colours", position: 2 },
  { id: "night", title: { de: "Flutlicht", tr: "Gece maçı" }, categoryId: "wallpaper-stadium", position: 3 },
  { id: "bowl", title: { de: "Ränge von oben", tr: "Yukarıdan tribünler" }, categoryId: "wallpaper-stadium", position: 4 },
  { id: "line", title: { de: "Spielfeld", tr: "Saha" }, categoryId: "wallpaper-stadium", position: 5 },
];
