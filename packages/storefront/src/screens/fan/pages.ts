/** All pages for fans come as one file: whoever opens one mostly opens another. */
export { Event } from "../event/event.tsx";
export { FanIndex } from "../fan-index/fan-index.tsx";
export { News } from "../fan-news/news.tsx";
export { NewsDetail } from "../fan-news/news-detail.tsx";
export { Reviews } from "../fan-reviews/reviews.tsx";
export { VideoDetail } from "../fan-videos/video-detail.tsx";
export { Videos } from "../fan-videos/videos.tsx";
export { WallpaperDetail } from "../fan-wallpapers/wallpaper-detail.tsx";
export { Wallpapers } from "../fan-wallpapers/wallpapers.tsx";
