import type { Db } from "../../db/database.ts";
import { campaigns, categories, mediaContents, videos, wallpapers } from "../../db/schema/content.ts";
import { overwrite } from "../upsert.ts";
import { campaignRows } from "./campaigns.ts";
import { SEED_CATEGORIES } from "./categories.ts";
import { SEED_FAQ } from "./faq.ts";
import { mediaRows } from "./media.ts";
import { SEED_NEWS } from "./news.ts";
import { SEED_PAGES } from "./pages.ts";
import { SEED_REVIEWS } from "./reviews.ts";
import { SEED_WALLPAPERS, videoRows } from "./videos.ts";

/** Updates texts and keeps the dates of the first seed. Invented reviews exist in the sandbox only (L38). */
export async function seedContent(db: Db, { now, demo }: { readonly now: Date; readonly demo: boolean }): Promise<void> {
  const contents = [...SEED_NEWS, ...SEED_FAQ, ...SEED_PAGES, ...(demo ? SEED_REVIEWS : [])];
  await db
    .insert(categories)
    .values([...SEED_CATEGORIES])
    .onConflictDoUpdate({ target: categories.id, set: overwrite(categories, "id") });
  await db
    .insert(mediaContents)
    .values(mediaRows(contents, now))
    .onConflictDoUpdate({ target: mediaContents.id, set: overwrite(mediaContents, "id", "publishedAt") });
  await db
    .insert(videos)
    .values(videoRows(now))
    .onConflictDoUpdate({ target: videos.id, set: overwrite(videos, "id", "publishedAt") });
  await db
    .insert(campaigns)
    .values(campaignRows(now))
    .onConflictDoUpdate({ target: campaigns.id, set: overwrite(campaigns, "id", "validFrom", "validTo") });
  await db
    .insert(wallpapers)
    .values([...SEED_WALLPAPERS])
    .onConflictDoUpdate({ target: wallpapers.id, set: overwrite(wallpapers, "id") });
}
