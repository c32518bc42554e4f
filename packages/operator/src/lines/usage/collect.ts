import { ALLOWANCE_KINDS, ALLOWANCE_ZONES, DAY_MS, HOUR_MS } from "@tribun/domain";
import { and, desc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/database.ts";
import { type LineEndRow, lineEnds } from "../../db/schema/account.ts";
import { usageFeed, usageRecords } from "../../db/schema/line-care.ts";
import { type LineNumberRow, lineNumbers, type LineRow, lines } from "../../db/schema/lines.ts";
import { outbox } from "../../db/schema/operations.ts";
import { users } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import { DAY_ATTEMPTS, defineJob } from "../../kernel/outbox/job.ts";
import { type Work, workOf } from "../../kernel/outbox/outbox.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { afterDay } from "../after-day.ts";
import { forgetCalls } from "../evn/keep.ts";
import { recordUsage } from "./record.ts";
import { NETWORK_FEED } from "./volumes.ts";
import { KEPT_DAYS } from "../../base/privacy/kept-days.ts";

/** Most records that one job counts. */
const RECORDS = 100;

const ofLine = v.object({
  ...{ id: v.string(), lineId: uuid, kind: v.picklist(ALLOWANCE_KINDS), zone: v.picklist(ALLOWANCE_ZONES), amount: v.number() },
  ...{ roamingCents: v.optional(v.number()), chargedCents: v.optional(v.number()), destination: v.optional(v.string()), at: v.string() },
});
type OfLine = v.InferOutput<typeof ofLine>;

/** Counts usage records of some lines, each in the order of its page. Another page may be counted first. */
export const countUsage = defineJob(
  "usage.count",
  v.object({ records: v.array(ofLine) }),
  async ({ records }, { deps, db, attempt }) => {
    const byLine = [...Map.groupBy(records, ({ lineId }) => lineId).values()];
    // One line's record that cannot be counted must not hold up the others.
    const alone = attempt > 1 && byLine.length > 1;
    if (alone) for (const some of byLine) await deps.outbox.enqueue(db, countUsage, { records: some });
    else for (const { at, ...record } of records) await recordUsage(deps, db, { ...record, at: new Date(at) });
  },
  { lane: "bulk" },
);

/** Says up to when usage is complete, once every job that was written until `readAt` has been tried. */
export const noteUsage = defineJob("usage.note", v.object({ asOf: v.string(), readAt: v.string() }), async (read, { deps, db }) => {
  const { asOf, readAt } = read;
  const untried = and(isNull(outbox.doneAt), isNull(outbox.failedAt), eq(outbox.attempts, 0));
  const waits = and(eq(outbox.kind, countUsage.kind), untried, lte(outbox.createdAt, new Date(readAt)));
  const dueAt = new Date(deps.clock.nowMs() + LOOK_AGAIN_MS);
  if ((await db.$count(outbox, waits)) > 0) await deps.outbox.enqueue(db, noteUsage, read, { dueAt });
  else
    await db
      .update(usageFeed)
      .set({ asOf: sql`greatest(${usageFeed.asOf}, ${asOf}::timestamptz)` })
      .where(eq(usageFeed.name, NETWORK_FEED));
});
const LOOK_AGAIN_MS = 10_000;

/**
 * Reads one page of the network's usage records and queues jobs that count them, which any process runs. The cursor is stored in the same
 * transaction, so no record is skipped or read twice.
 */
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
    const found: { readonly line: LineRow; readonly record: OfLine }[] = [];
    for (const { msisdn, ...record } of page.records) {
      const line = lineAt(linesOfNumber.get(msisdn) ?? [], record.at);
      if (line) found.push({ line, record: { ...record, lineId: line.id, at: record.at.toISOString() } });
      else deps.log.warn({ record: record.id }, "usage of a line that nobody has");
    }
    await deps.outbox.enqueueAll(db, jobsFor(found));
    // If the network's clock runs ahead, usage must not look newer than it is.
    const asOf = page.asOf > now ? now : page.asOf;
    await db.update(usageFeed).set({ cursor: page.cursor }).where(here);
    await deps.outbox.enqueueAll(db, [
      page.more ? workOf(collectUsage, {}) : workOf(noteUsage, { asOf: asOf.toISOString(), readAt: now.toISOString() }),
    ]);
  },
  // The next run follows in a quarter of an hour anyway.
  { attempts: DAY_ATTEMPTS },
);

/**
 * Splits records into jobs. One line's records stay together, and jobs lock fans and lines in the same order, so that two never deadlock.
 */
function jobsFor(found: readonly { readonly line: LineRow; readonly record: OfLine }[]): readonly Work[] {
  const byLine = [...Map.groupBy(found, ({ line }) => `${line.userId} ${line.id}`)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const jobs: OfLine[][] = [];
  for (const [, some] of byLine) {
    const last = jobs.at(-1);
    const records = some.map(({ record }) => record);
    if (last && last.length + records.length <= RECORDS) last.push(...records);
    else jobs.push(records);
  }
  return jobs.map((records) => workOf(countUsage, { records }));
}

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
function lineAt(held: readonly Held[], at: Date): LineRow | undefined {
  const served = held.find(({ line: { activatedAt, state }, end, from, until }) => {
    if (activatedAt === null || at < (from ?? activatedAt) || (until && at >= until)) return false;
    return state !== "ended" || (end !== null && at < afterDay(end.endsOn) && (end.endedAt === null || at <= end.endedAt));
  });
  return (served ?? held.find(({ line, from, until }) => line.state !== "ended" && !from && !until && at >= earliestOf(line)))?.line;
}

/** Earliest moment at which the network may serve a line, even before its start here. */
function earliestOf({ activatedAt, createdAt }: LineRow): Date {
  return activatedAt === null ? createdAt : new Date(activatedAt.getTime() - EARLY_MS);
}

/** Queues the collection of usage, more often than the daily update that § 9 TKTransparenzV requires (L35), and deletes old records. */
export const collectUsageAll = defineRecurring("usage.collect", { everyMinutes: 15 }, async ({ deps, db }) => {
  await deps.outbox.enqueue(db, collectUsage, {}, { once: "" });
  const kept = new Date(deps.clock.nowMs() - KEPT_DAYS.usageRecord * DAY_MS);
  await db.delete(usageRecords).where(lt(usageRecords.receivedAt, kept));
  await forgetCalls(db, deps.clock.now());
});
