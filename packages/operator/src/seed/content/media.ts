import { DAY_MS } from "@tribun/domain";
import type { Localised } from "../../db/schema/catalogue.ts";
import type { MediaRow, ReviewCheck } from "../../db/schema/content.ts";

/** Content as editors write it; its date follows from the first seed and stays afterwards. */
export type SeedMedia = {
  readonly id: string;
  readonly type: MediaRow["type"];
  readonly categoryId?: string;
  readonly motif?: string;
  readonly link?: string;
  readonly daysAgo: number;
  readonly title: Localised;
  readonly body: Localised;
  readonly review?: ReviewCheck;
};

/** Returns the day some days before or after, at 08:00 UTC. */
export function daysFrom(now: Date, days: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 8));
}

/** Builds rows for the database. Contents without their own order are sorted by date. */
export function mediaRows(contents: readonly SeedMedia[], now: Date): MediaRow[] {
  return contents.map((content, index) => ({
    id: content.id,
    type: content.type,
    teamId: null,
    categoryId: content.categoryId ?? null,
    title: content.title,
    body: content.body,
    motif: content.motif ?? null,
    link: content.link ?? null,
    review: content.review ?? null,
    publishedAt: daysFrom(now, -content.daysAgo),
    position: content.type === "news" || content.type === "review" ? 0 : index,
  }));
}
