import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "./lazy-screen.tsx";
import { starFilter, topicFilter } from "../features/content/search/fan-filter.ts";
import { loadFan } from "./loaders-fan.ts";
import { rootRoute } from "./root.ts";

const index = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan",
  loader: loadFan("index"),
  component: lazyScreen(() => import("../areas/fan/index/fan-index.tsx"), "FanIndex"),
  staticData: { page: "fan", namespaces: ["fan"] },
});

const news = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/news",
  validateSearch: topicFilter,
  loader: loadFan("news"),
  component: lazyScreen(() => import("../areas/fan/news/news.tsx"), "News"),
  staticData: { page: "news", namespaces: ["fan"] },
});

const newsDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/news/$id",
  loader: loadFan("newsDetail"),
  component: lazyScreen(() => import("../areas/fan/news/news-detail.tsx"), "NewsDetail"),
  staticData: { namespaces: ["fan"] },
});

const videos = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/videos",
  validateSearch: topicFilter,
  loader: loadFan("videos"),
  component: lazyScreen(() => import("../areas/fan/videos/videos.tsx"), "Videos"),
  staticData: { page: "videos", namespaces: ["fan"] },
});

const videoDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/videos/$id",
  loader: loadFan("videos"),
  component: lazyScreen(() => import("../areas/fan/videos/video-detail.tsx"), "VideoDetail"),
  staticData: { namespaces: ["fan"] },
});

const reviews = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/reviews",
  validateSearch: starFilter,
  loader: loadFan("reviews"),
  component: lazyScreen(() => import("../areas/fan/reviews/reviews.tsx"), "Reviews"),
  staticData: { page: "reviews", namespaces: ["fan"] },
});

const wallpapers = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/wallpapers",
  validateSearch: topicFilter,
  loader: loadFan("wallpapers"),
  component: lazyScreen(() => import("../areas/fan/wallpapers/wallpapers.tsx"), "Wallpapers"),
  staticData: { page: "wallpapers", namespaces: ["fan"] },
});

const wallpaperDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/wallpapers/$id",
  loader: loadFan("wallpapers"),
  component: lazyScreen(() => import("../areas/fan/wallpapers/wallpaper-detail.tsx"), "WallpaperDetail"),
  staticData: { namespaces: ["fan"] },
});

const ownWallpaper = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/own-wallpaper",
  component: lazyScreen(() => import("../areas/fan/own-wallpaper/own-wallpaper.tsx"), "OwnWallpaper"),
  staticData: { page: "ownWallpaper", namespaces: ["fan", "forms", "errors", "validation"], capability: "jersey" },
});

const academy = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/academy",
  loader: loadFan("academy"),
  component: lazyScreen(() => import("../areas/fan/academy/academy.tsx"), "Academy"),
  staticData: { page: "academy", namespaces: ["academy"], capability: "clubShare" },
});

const event = createRoute({
  getParentRoute: () => rootRoute,
  path: "/event/$slug",
  loader: loadFan("event"),
  component: lazyScreen(() => import("../areas/fan/event/event.tsx"), "Event"),
  staticData: { namespaces: ["fan"] },
});

/** What every fan may read, watch and take along, with a contract or without. */
export const fanRoutes = [
  index,
  news,
  newsDetail,
  videos,
  videoDetail,
  reviews,
  wallpapers,
  wallpaperDetail,
  ownWallpaper,
  academy,
  event,
] as const;
