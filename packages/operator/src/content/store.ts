import { and, asc, count, desc, eq, gt, isNull, lte, notInArray, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../db/database.ts";
import {
  type CampaignRow,
  campaigns,
  categories,
  type MediaRow,
  mediaContents,
  type VideoRow,
  videos,
  type WallpaperRow,
  wallpapers,
} from "../db/schema/content.ts";

/**
 * Club and time of a read. It omits content with a later date and the ids in `hidden`, which describe things that the club does not offer.
 */
export type Reading = { readonly db: Db; readonly teamId: number; readonly now: Date; readonly hidden?: readonly string[] };
/** One page of rows, and the count of all rows. */
export type Paged<Row> = { readonly rows: Row[]; readonly total: number };

const ofTeam = (column: PgColumn, teamId: number): SQL | undefined => or(isNull(column), eq(column, teamId));

/** Published contents of a club, newest first. Questions, pages and banners come in the order that an editor set. */
export async function listMedia(
  { db, teamId, now, hidden = [] }: Reading,
  filter: { readonly type?: MediaRow["type"] | undefined; readonly categoryId?: string | undefined },
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Paged<MediaRow>> {
  const where = and(
    ofTeam(mediaContents.teamId, teamId),
    lte(mediaContents.publishedAt, now),
    notInArray(mediaContents.id, [...hidden]),
    filter.type && eq(mediaContents.type, filter.type),
    filter.categoryId === undefined ? undefined : eq(mediaContents.categoryId, filter.categoryId),
  );
  const order = [asc(mediaContents.position), desc(mediaContents.publishedAt), asc(mediaContents.id)];
  const rows = await db
    .select()
    .from(mediaContents)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(mediaContents).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** One published content of this club; undefined when there is none. */
export async function findMedia({ db, teamId, now, hidden = [] }: Reading, id: string): Promise<MediaRow | undefined> {
  if (hidden.includes(id)) return undefined;
  const own = and(eq(mediaContents.id, id), ofTeam(mediaContents.teamId, teamId), lte(mediaContents.publishedAt, now));
  const [row] = await db.select().from(mediaContents).where(own);
  return row;
}

/** Published videos of a club, newest first. */
export async function listVideos({ db, teamId, now }: Reading, page: number, size: number): Promise<Paged<VideoRow>> {
  const where = and(ofTeam(videos.teamId, teamId), lte(videos.publishedAt, now));
  const rows = await db
    .select()
    .from(videos)
    .where(where)
    .orderBy(desc(videos.publishedAt), asc(videos.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(videos).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Campaigns that have begun, latest start first. `running` leaves out those that have ended. */
export async function listCampaigns({ db, teamId, now }: Reading, running: boolean): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .where(and(ofTeam(campaigns.teamId, teamId), lte(campaigns.validFrom, now), running ? gt(campaigns.validTo, now) : undefined))
    .orderBy(desc(campaigns.validFrom), asc(campaigns.id));
}

/** One campaign that has begun; undefined when there is none. */
export async function findCampaign({ db, teamId, now }: Reading, id: string): Promise<CampaignRow | undefined> {
  const own = and(eq(campaigns.id, id), ofTeam(campaigns.teamId, teamId), lte(campaigns.validFrom, now));
  const [row] = await db.select().from(campaigns).where(own);
  return row;
}

export async function listWallpapers(db: Db): Promise<WallpaperRow[]> {
  return db.select().from(wallpapers).orderBy(asc(wallpapers.position));
}

export async function findWallpaper(db: Db, id: string): Promise<WallpaperRow | undefined> {
  const [row] = await db.select().from(wallpapers).where(eq(wallpapers.id, id));
  return row;
}

export async function listCategories(db: Db, scope: (typeof categories.$inferSelect)["scope"] | undefined) {
  return db
    .select()
    .from(categories)
    .where(scope === undefined ? undefined : eq(categories.scope, scope))
    .orderBy(asc(categories.scope), asc(categories.position));
}
