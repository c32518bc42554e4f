import {
  type Bucket,
  isUsedUp,
  leftIn,
  startOfGermanDay,
  UNLIMITED,
  usagePeriod,
  type AllowanceKind,
  type AllowanceZone,
} from "@tribun/domain";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { anyOf, byLine } from "../../db/of-lines.ts";
import { usageFeed } from "../../db/schema/line-care.ts";
import { usage } from "../../db/schema/lines.ts";
import { type AllowanceRow, allowances } from "../../db/schema/packs.ts";

export type UsageRow = typeof usage.$inferSelect;

/** What a line may use at a moment. */
export type Volumes = {
  /** The tariff's own, as it stands in this month. */
  readonly tariff: readonly UsageRow[];
  /** Of packs and bonuses; those that start later too. */
  readonly allowances: readonly AllowanceRow[];
};

/** The row of the feed that tells what all lines used. */
export const NETWORK_FEED = "network";

/** When the present month began in Germany. */
export function periodStart(now: Date): Date {
  return new Date(startOfGermanDay(`${usagePeriod(now.getTime())}-01`));
}

/** Reads a line's volumes. A row that the new month has not reached yet counts as fresh, so that nobody sees last month's. */
export async function readVolumes(db: Db, lineId: string, now: Date): Promise<Volumes> {
  return (await volumesOf(db, [lineId], now))(lineId);
}

/** The same for several lines at once. */
export async function volumesOf(db: Db, lineIds: readonly string[], now: Date): Promise<(lineId: string) => Volumes> {
  const start = periodStart(now);
  const rows = await db.select().from(usage).where(anyOf(usage.lineId, lineIds)).orderBy(asc(usage.kind), asc(usage.zone));
  const extra = await db
    .select()
    .from(allowances)
    .where(and(anyOf(allowances.lineId, lineIds), gt(allowances.endsAt, now)))
    .orderBy(asc(allowances.endsAt), asc(allowances.id));
  const [feed] = await db.select({ asOf: usageFeed.asOf }).from(usageFeed).where(eq(usageFeed.name, NETWORK_FEED));
  // What the network has told completely is as of then, whether or not this line was in it (L35).
  const fresh = (asOf: Date) => new Date(Math.max(asOf.getTime(), start.getTime(), feed?.asOf.getTime() ?? 0));
  const tariff = byLine(rows.map((row) => ({ ...row, ...(row.asOf < start && { used: 0 }), asOf: fresh(row.asOf) })));
  const more = byLine(extra.map((row) => ({ ...row, asOf: fresh(row.asOf) })));
  return (lineId) => ({ tariff: tariff(lineId), allowances: more(lineId) });
}

/** An allowance as something that can be used up. */
export function bucketOf({ used, total, endsAt }: Pick<AllowanceRow, "used" | "total" | "endsAt">): Bucket {
  return { used, total, endsAtMs: endsAt.getTime() };
}

/** The allowances that run at a moment, of one kind and zone. */
export function running(all: readonly AllowanceRow[], kind: AllowanceKind, zone: AllowanceZone, now: Date): AllowanceRow[] {
  return all.filter((row) => row.kind === kind && row.zone === zone && row.startsAt <= now && row.endsAt > now);
}

function homeData({ tariff, allowances: all }: Volumes, now: Date): Bucket[] {
  return [...tariff.filter(({ kind, zone }) => kind === "data" && zone === "de"), ...running(all, "data", "de", now).map(bucketOf)];
}

/** GB that are left at home; what has no limit is not counted. */
export function remainingGb(volumes: Volumes, now: Date): number {
  // Two decimals: what is left in floating point is not what a fan has left.
  return Math.round(leftIn(homeData(volumes, now).filter(({ total }) => total !== UNLIMITED)) * 100) / 100;
}

/** True once nothing is left at home: data goes on at the tariff's slow rate. */
export function isThrottled(volumes: Volumes, now: Date): boolean {
  const buckets = homeData(volumes, now);
  return buckets.length > 0 && isUsedUp(buckets);
}

/** When the last pack without limit at home ends. */
export function unlimitedUntil({ allowances: all }: Volumes, now: Date): Date | undefined {
  const ends = running(all, "data", "de", now).filter(({ total }) => total === UNLIMITED);
  return ends.map(({ endsAt }) => endsAt).toSorted((a, b) => b.getTime() - a.getTime())[0];
}
