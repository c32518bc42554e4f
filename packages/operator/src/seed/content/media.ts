import { DAY_MS } from "@tribun/domain";
import type { Localised } from "../../db/schema/catalogue.ts";
import type { MediaRow, ReviewCheck } from "../../db/schema/content.ts";

/** A content as editors write it; its date follows from the first seed and is kept afterwards. */
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

/** An instant some days before or after, at eight o'clock in the morning UTC. */
export function daysFrom(now: Date, days: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 8));
}

/** Rows for the database. Contents without an order of their own are sorted by date. */
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
