import type { Category, Media, Video, Wallpaper } from "@tribun/api-client/contract";

const news = (id: string, title: string, categoryId: string, publishedAt: string): Media => ({
  id,
  type: "news",
  categoryId,
  title,
  body: "Das Wichtigste zuerst.\n\nDann der Rest.",
  publishedAt,
  editor: "Redaktion Muster Mobil, verantwortlich: Deniz Muster, Musterstraße 1, 10999 Berlin",
});

/** Newest first. */
export const sampleNews: readonly Media[] = [
  news("derby", "Derbywoche", "news-club", "2026-11-20T23:30:00.000Z"),
  news("esim", "eSIM in einer Minute", "news-network", "2026-11-16T08:00:00.000Z"),
  news("number", "Deine Stadt, deine Nummer", "news-club", "2026-11-01T08:00:00.000Z"),
];

const review = (id: string, rating: number, verified: boolean): Media => ({
  id,
  type: "review",
  title: `Titel ${id}`,
  body: "So war es.",
  publishedAt: "2026-11-10T08:00:00.000Z",
  review: {
    rating,
    author: "Ela, Köln",
    verified,
    check: verified ? "Geprüft: aus einem Kundenkonto." : "Nicht geprüft: niemand weiß es.",
  },
});

export const sampleReviews: readonly Media[] = [review("a", 5, true), review("b", 4, true), review("c", 2, false)];

const video = (id: string, title: string, categoryId: string): Video => ({
  id,
  categoryId,
  title,
  url: `/api/files?folder=videos&fileName=${id}.webm`,
  poster: { url: "/api/files?folder=art&fileName=goal-1.svg", width: 1280, height: 720, alt: "" },
  durationSec: 8,
  captions: [
    { language: "de", label: "Deutsch", url: `/api/files?folder=captions&fileName=${id}-de.vtt` },
    { language: "tr", label: "Türkçe", url: `/api/files?folder=captions&fileName=${id}-tr.vtt` },
  ],
  scenes: [
    { from: 0, text: "Die Kamera geht auf das Tor zu." },
    { from: 4, text: "Der Ball liegt im Eck." },
  ],
  publishedAt: "2026-11-19T08:00:00.000Z",
});

export const sampleVideos: readonly Video[] = [
  video("goal", "Ein Schuss in den Winkel", "video-match"),
  video("help", "eSIM laden", "video-help"),
];

const wallpaper = (id: string, title: string, categoryId: string): Wallpaper => ({
  id,
  categoryId,
  title,
  preview: { url: `/api/files?folder=wallpapers&fileName=${id}-1.svg`, width: 1170, height: 2532, alt: title },
  sizes: [
    {
      device: "phone",
      width: 1170,
      height: 2532,
      fileName: `${id}-1-phone.png`,
      url: `/api/files?folder=wallpapers&fileName=${id}-1-phone.png`,
    },
    {
      device: "watch",
      width: 416,
      height: 496,
      fileName: `${id}-1-watch.png`,
      url: `/api/files?folder=wallpapers&fileName=${id}-1-watch.png`,
    },
  ],
});

export const sampleWallpapers: readonly Wallpaper[] = [
  wallpaper("stripes", "Längsstreifen", "wallpaper-colours"),
  wallpaper("night", "Flutlicht", "wallpaper-stadium"),
];

const topicOf = (id: string, name: string, scope: Category["scope"], order: number): Category => ({ id, name, scope, order });
const TOPICS: readonly Category[] = [
  topicOf("news-network", "Netz und Technik", "news", 1),
  topicOf("news-club", "Aus der Kurve", "news", 0),
  topicOf("video-match", "Spieltag", "video", 0),
  topicOf("video-help", "So geht’s", "video", 1),
  topicOf("wallpaper-colours", "Farben", "wallpaper", 0),
  topicOf("wallpaper-stadium", "Stadion", "wallpaper", 1),
];

/** The editors' text for the sample event. */
export const sampleStory: Media = {
  id: "derby-countdown",
  type: "page",
  title: "Der Tag davor und danach",
  body: "Vor dem Spiel: laden.\n\nNach dem Spiel: hochladen.",
  publishedAt: "2026-11-01T08:00:00.000Z",
};

/** Answers for a page for fans, with the topics of what it shows. */
export const fanAnswers = (scope: Category["scope"] = "news") => ({
  "GET /api/media-contents/news": sampleNews,
  "GET /api/media-contents": scope === "news" ? sampleNews.filter(({ categoryId }) => categoryId === "news-club") : sampleReviews,
  "GET /api/media-contents/derby-countdown": sampleStory,
  "GET /api/video/list": sampleVideos,
  "GET /api/video/new": sampleVideos,
  "GET /api/wallpaper": sampleWallpapers,
  "GET /api/categories": TOPICS.filter((topic) => topic.scope === scope),
});
