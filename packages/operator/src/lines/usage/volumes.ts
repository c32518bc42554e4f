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

/** A line's volumes at a moment. */
export type Volumes = {
  /** The tariff's own volume in this month. */
  readonly tariff: readonly UsageRow[];
  /** Allowances of packs and bonuses, including those that start later. */
  readonly allowances: readonly AllowanceRow[];
};

/** Name of the `usageFeed` row for the usage of all lines. */
export const NETWORK_FEED = "network";

/** Start of the current month in Germany. */
export function periodStart(now: Date): Date {
  return new Date(startOfGermanDay(`${usagePeriod(now.getTime())}-01`));
}

/** A line's volumes. A row that still contains last month's usage counts as unused, so that the fan does not see old numbers. */
export async function readVolumes(db: Db, lineId: string, now: Date): Promise<Volumes> {
  return (await volumesOf(db, [lineId], now))(lineId);
}

/** Like `readVolumes`, for several lines at once. */
export async function volumesOf(db: Db, lineIds: readonly string[], now: Date): Promise<(lineId: string) => Volumes> {
  const start = periodStart(now);
  const rows = await db.select().from(usage).where(anyOf(usage.lineId, lineIds)).orderBy(asc(usage.kind), asc(usage.zone));
  const extra = await db
    .select()
    .from(allowances)
    .where(and(anyOf(allowances.lineId, lineIds), gt(allowances.endsAt, now)))
    .orderBy(asc(allowances.endsAt), asc(allowances.id));
  const [feed] = await db.select({ asOf: usageFeed.asOf }).from(usageFeed).where(eq(usageFeed.name, NETWORK_FEED));
  // The network's report is complete up to this moment, whether or not it includes this line (L35).
  const fresh = (asOf: Date) => new Date(Math.max(asOf.getTime(), start.getTime(), feed?.asOf.getTime() ?? 0));
  const tariff = byLine(rows.map((row) => ({ ...row, ...(row.asOf < start && { used: 0 }), asOf: fresh(row.asOf) })));
  const more = byLine(extra.map((row) => ({ ...row, asOf: fresh(row.asOf) })));
  return (lineId) => ({ tariff: tariff(lineId), allowances: more(lineId) });
}

/** The bucket of an allowance. */
export function bucketOf({ used, total, endsAt }: Pick<AllowanceRow, "used" | "total" | "endsAt">): Bucket {
  return { used, total, endsAtMs: endsAt.getTime() };
}

/** The allowances of one kind and zone that run at a moment. */
export function running(all: readonly AllowanceRow[], kind: AllowanceKind, zone: AllowanceZone, now: Date): AllowanceRow[] {
  return all.filter((row) => row.kind === kind && row.zone === zone && row.startsAt <= now && row.endsAt > now);
}

function homeData({ tariff, allowances: all }: Volumes, now: Date): Bucket[] {
  return [...tariff.filter(({ kind, zone }) => kind === "data" && zone === "de"), ...running(all, "data", "de", now).map(bucketOf)];
}

/** Remaining home data in GB, without unlimited packs. */
export function remainingGb(volumes: Volumes, now: Date): number {
  // Two decimals hide rounding errors of floating point numbers.
  return Math.round(leftIn(homeData(volumes, now).filter(({ total }) => total !== UNLIMITED)) * 100) / 100;
}

/** Whether the home data is used up, so that data continues at the tariff's slow rate. */
export function isThrottled(volumes: Volumes, now: Date): boolean {
  const buckets = homeData(volumes, now);
  return buckets.length > 0 && isUsedUp(buckets);
}

/** When the last unlimited home data pack ends; undefined without one. */
export function unlimitedUntil({ allowances: all }: Volumes, now: Date): Date | undefined {
  const ends = running(all, "data", "de", now).filter(({ total }) => total === UNLIMITED);
  return ends.map(({ endsAt }) => endsAt).toSorted((a, b) => b.getTime() - a.getTime())[0];
}
