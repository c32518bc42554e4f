import {
  campaignDetail,
  campaigns,
  campaignsNew,
  categories,
  mediaContent,
  mediaContents,
  mediaNews,
  videos,
  videosNew,
  wallpaperDetail,
  wallpapers,
} from "@tribun/api-client/contract";
import type { BaseContext } from "../http/context.ts";
import { Problem } from "../base/problem.ts";
import { route } from "../http/route.ts";
import { PORTING_QUESTIONS } from "./porting-questions.ts";
import type { Team } from "../base/teams.ts";
import {
  findCampaign,
  findMedia,
  findWallpaper,
  listCampaigns,
  listCategories,
  listMedia,
  listVideos,
  listWallpapers,
  type Reading,
} from "./store.ts";
import { campaignView, mediaView, videoView, wallpaperView } from "./views.ts";

const MEDIA_PAGE = 20;
const VIDEO_PAGE = 12;
const NEW = 6;

type Ctx = BaseContext & { readonly team: Team };
const readingOf = ({ db, team, clock }: Ctx): Reading => ({
  db,
  teamId: team.id,
  now: clock.now(),
  hidden: team.capabilities.porting ? [] : PORTING_QUESTIONS,
});

/** Routes of news, videos, campaigns and wallpapers. Literal paths stand before paths with an id. */
export const contentRoutes = [
  route(mediaNews, async ({ ctx }) => {
    const { rows } = await listMedia(readingOf(ctx), { type: "news" }, { page: 1, size: MEDIA_PAGE });
    return rows.map((row) => mediaView(row, ctx));
  }),
  route(mediaContents, async ({ query, ctx }) => {
    const paging = { page: query.page ?? 1, size: MEDIA_PAGE };
    const { rows, total } = await listMedia(readingOf(ctx), query, paging);
    ctx.setPaging({ ...paging, total });
    return rows.map((row) => mediaView(row, ctx));
  }),
  route(mediaContent, async ({ params, ctx }) => {
    const row = await findMedia(readingOf(ctx), params.id);
    if (!row) throw Problem.mediaNotFound();
    return mediaView(row, ctx);
  }),
  route(videosNew, ({ ctx }) => videoPage(ctx, 1, NEW)),
  route(videos, ({ query, ctx }) => (query.new ? videoPage(ctx, 1, NEW) : videoPage(ctx, query.page ?? 1, VIDEO_PAGE))),
  route(campaignsNew, ({ ctx }) => newCampaigns(ctx)),
  route(campaigns, async ({ query, ctx }) => {
    if (query.new) return newCampaigns(ctx);
    const rows = await listCampaigns(readingOf(ctx), false);
    const views = rows.map((row) => campaignView(row, ctx, ctx.clock.now()));
    return [...views.filter(({ state }) => state === "active"), ...views.filter(({ state }) => state === "ended")];
  }),
  route(campaignDetail, async ({ params, ctx }) => {
    const row = await findCampaign(readingOf(ctx), params.id);
    if (!row) throw Problem.campaignNotFound();
    return campaignView(row, ctx, ctx.clock.now());
  }),
  route(wallpapers, async ({ ctx }) => (await listWallpapers(ctx.db)).map((row) => wallpaperView(row, ctx))),
  route(wallpaperDetail, async ({ params, ctx }) => {
    const row = await findWallpaper(ctx.db, params.id);
    if (!row) throw Problem.wallpaperNotFound();
    return wallpaperView(row, ctx);
  }),
  route(categories, async ({ query, ctx }) => {
    const rows = await listCategories(ctx.db, query.scope);
    return rows.map(({ id, name, scope, position }) => ({ id, name: name[ctx.language], scope, order: position }));
  }),
];

/** @throws Problem 1015 for an empty page */
async function videoPage(ctx: Ctx, page: number, size: number) {
  const { rows, total } = await listVideos(readingOf(ctx), page, size);
  if (rows.length === 0) throw Problem.mediaNotFound();
  ctx.setPaging({ page, size, total });
  return rows.map((row) => videoView(row, ctx));
}

async function newCampaigns(ctx: Ctx) {
  const rows = await listCampaigns(readingOf(ctx), true);
  return rows.slice(0, NEW).map((row) => campaignView(row, ctx, ctx.clock.now()));
}
