import { DAY_MS, HOUR_MS } from "@tribun/domain";
import { and, desc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import * as v from "valibot";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/database.ts";
import { type LineEndRow, lineEnds } from "../../db/schema/account.ts";
import { usageFeed, usageRecords } from "../../db/schema/line-care.ts";
import { type LineNumberRow, lineNumbers, type LineRow, lines } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { DAY_ATTEMPTS, defineJob } from "../../kernel/outbox/job.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { afterDay } from "../after-day.ts";
import { forgetCalls } from "../evn/keep.ts";
import { recordUsage } from "./record.ts";
import { NETWORK_FEED } from "./volumes.ts";
import { KEPT_DAYS } from "../../base/privacy/kept-days.ts";

/** Reads one page of the network's usage records. The cursor is stored in the same transaction, so no record is skipped or read twice. */
export const collectUsage = defineJob(
  "usage.collect",
  v.object({}),
  async (_, { deps, db }) => {
    const now = deps.clock.now();
    await db
      .insert(usageFeed)
      .values({ name: NETWORK_FEED, cursor: "", asOf: new Date(0) })
      .onConflictDoNothing();
    const here = eq(usageFeed.name, NETWORK_FEED);
    const [feed] = await db.select().from(usageFeed).where(here).for("update");
    const page = await deps.providers.sim.usage(db, feed?.cursor || undefined);
    const linesOfNumber = await linesOf(db, new Set(page.records.map(({ msisdn }) => msisdn)));
    for (const { msisdn, ...record } of page.records) {
      const lineId = lineAt(linesOfNumber.get(msisdn) ?? [], record.at);
      if (lineId === undefined) deps.log.warn({ record: record.id }, "usage of a line that nobody has");
      else await recordUsage(deps, db, { ...record, lineId });
    }
    // If the network's clock runs ahead, usage must not look newer than it is.
    const asOf = page.asOf > now ? now : page.asOf;
    await db.update(usageFeed).set({ cursor: page.cursor, asOf }).where(here);
    if (page.more) await deps.outbox.enqueue(db, collectUsage, {});
  },
  // The next run follows in a quarter of an hour anyway.
  { attempts: DAY_ATTEMPTS },
);

/** A line's current or former number with its period: from the start or a number change until the next change, if any. */
type Held = {
  readonly line: LineRow;
  readonly end: LineEndRow | null;
  readonly msisdn: string;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
};

/**
 * The lines that have or had a number, newest first. Lines of deleted accounts are excluded, because their last bill was paid before the
 * deletion.
 */
async function linesOf(db: Db, numbers: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly Held[]>> {
  const found: Held[] = [];
  // The network decides the size of a page, so the query is split.
  for (const some of chunksOf([...numbers])) {
    const had = db
      .select({ id: lineNumbers.lineId })
      .from(lineNumbers)
      .where(inArray(lineNumbers.msisdn, [...some]));
    const rows = await db
      .select({ line: lines, end: lineEnds })
      .from(lines)
      .innerJoin(users, and(eq(users.id, lines.userId), isNull(users.deletedAt)))
      .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
      .where(or(inArray(lines.msisdn, [...some]), inArray(lines.id, had)))
      .orderBy(desc(lines.createdAt));
    const ids = rows.map(({ line }) => line.id);
    const before = ids.length === 0 ? undefined : await formerNumbers(db, ids);
    found.push(...rows.flatMap((row) => numbersOf(row, before?.get(row.line.id) ?? [])));
  }
  return Map.groupBy(found, ({ msisdn }) => msisdn);
}

/** Former numbers by line, in chronological order. */
async function formerNumbers(db: Db, lineIds: readonly string[]): Promise<ReadonlyMap<string, readonly LineNumberRow[]>> {
  const rows = await db
    .select()
    .from(lineNumbers)
    .where(inArray(lineNumbers.lineId, [...lineIds]))
    .orderBy(lineNumbers.endedAt);
  return Map.groupBy(rows, ({ lineId }) => lineId);
}

function numbersOf(row: Pick<Held, "line" | "end">, before: readonly LineNumberRow[]): Held[] {
  const former = before.map(({ msisdn, endedAt }, at) => ({ ...row, msisdn, from: before[at - 1]?.endedAt, until: endedAt }));
  return [{ ...row, msisdn: row.line.msisdn, from: before.at(-1)?.endedAt, until: undefined }, ...former];
}

/** Milliseconds by which a number may start in the network before its line starts here. */
const EARLY_MS = HOUR_MS;

/**
 * The line that had the number at the time of use. Records of foreign networks arrive days later, when the contract may have ended. Usage
 * after that end and before the number's next line is not charged.
 */
function lineAt(held: readonly Held[], at: Date): string | undefined {
  const served = held.find(({ line: { activatedAt, state }, end, from, until }) => {
    if (activatedAt === null || at < (from ?? activatedAt) || (until && at >= until)) return false;
    return state !== "ended" || (end !== null && at < afterDay(end.endsOn) && (end.endedAt === null || at <= end.endedAt));
  });
  return (served ?? held.find(({ line, from, until }) => line.state !== "ended" && !from && !until && at >= earliestOf(line)))?.line.id;
}

/** Earliest moment at which the network may serve a line, even before its start here. */
function earliestOf({ activatedAt, createdAt }: LineRow): Date {
  return activatedAt === null ? createdAt : new Date(activatedAt.getTime() - EARLY_MS);
}

/** Queues the collection of usage, more often than the daily update that § 9 TKTransparenzV requires (L35), and deletes old records. */
export const collectUsageAll = defineRecurring("usage.collect", { everyMinutes: 15 }, async ({ deps, db }) => {
  await deps.outbox.enqueue(db, collectUsage, {});
  const kept = new Date(deps.clock.nowMs() - KEPT_DAYS.usageRecord * DAY_MS);
  await db.delete(usageRecords).where(lt(usageRecords.receivedAt, kept));
  await forgetCalls(db, deps.clock.now());
});
