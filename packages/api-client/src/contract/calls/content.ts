import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id } from "../schemas/common.ts";
import { campaign, category, CATEGORY_SCOPES, media, MEDIA_TYPES, video, wallpaper } from "../schemas/content.ts";

const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)));
/** `?new=true` answers the same as the sub-path (A8). */
const fresh = v.optional(
  v.pipe(
    v.picklist(["true", "false"]),
    v.transform((value) => value === "true"),
  ),
);

export const mediaNews = defineCall({
  id: "mediaNews",
  method: "GET",
  path: "/api/media-contents/news",
  auth: "public",
  shared: true,
  summary: "News of the club, newest first",
  payload: v.array(media),
  codes: [],
});
export const mediaContents = defineCall({
  id: "mediaContents",
  method: "GET",
  path: "/api/media-contents",
  auth: "public",
  shared: true,
  summary: "News, reviews, questions, banners and pages; 20 a page",
  query: v.object({ type: v.optional(v.picklist(MEDIA_TYPES)), categoryId: v.optional(id), page }),
  payload: v.array(media),
  codes: [],
});
export const mediaContent = defineCall({
  id: "mediaContent",
  method: "GET",
  path: "/api/media-contents/{id}",
  auth: "public",
  shared: true,
  summary: "One of them",
  params: v.object({ id }),
  payload: media,
  codes: ["1015"],
});
export const videosNew = defineCall({
  id: "videosNew",
  method: "GET",
  path: "/api/video/new",
  auth: "public",
  shared: true,
  summary: "The latest six videos; 1015 while there is none",
  payload: v.array(video),
  codes: ["1015"],
});
export const videos = defineCall({
  id: "videos",
  method: "GET",
  path: "/api/video/list",
  aliases: ["/api/video"],
  auth: "public",
  shared: true,
  summary: "All videos, newest first, 12 a page; 1015 beyond the last page",
  query: v.object({ page, new: fresh }),
  payload: v.array(video),
  codes: ["1015"],
});
export const campaignsNew = defineCall({
  id: "campaignsNew",
  method: "GET",
  path: "/api/campaigns/new",
  auth: "public",
  shared: true,
  summary: "Campaigns that run and began last, at most six",
  payload: v.array(campaign),
  codes: [],
});
export const campaigns = defineCall({
  id: "campaigns",
  method: "GET",
  path: "/api/campaigns",
  aliases: ["/api/campaigns/list"],
  auth: "public",
  shared: true,
  summary: "Campaigns that have begun; those that run come first",
  query: v.object({ new: fresh }),
  payload: v.array(campaign),
  codes: [],
});
export const campaignDetail = defineCall({
  id: "campaignDetail",
  method: "GET",
  path: "/api/campaigns/{id}",
  auth: "public",
  shared: true,
  summary: "One campaign, also after its end",
  params: v.object({ id }),
  payload: campaign,
  codes: ["1010"],
});
export const wallpapers = defineCall({
  id: "wallpapers",
  method: "GET",
  path: "/api/wallpaper",
  auth: "public",
  shared: true,
  summary: "Wallpapers in the club's colours",
  payload: v.array(wallpaper),
  codes: [],
});
export const wallpaperDetail = defineCall({
  id: "wallpaperDetail",
  method: "GET",
  path: "/api/wallpaper/{id}",
  auth: "public",
  shared: true,
  summary: "One wallpaper with its sizes",
  params: v.object({ id }),
  payload: wallpaper,
  codes: ["1042"],
});
export const categories = defineCall({
  id: "categories",
  method: "GET",
  path: "/api/categories",
  auth: "public",
  shared: true,
  summary: "Categories of news, questions, videos or wallpapers",
  query: v.object({ scope: v.optional(v.picklist(CATEGORY_SCOPES)) }),
  payload: v.array(category),
  codes: [],
});
