import type { Reason } from "@tribun/domain";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { rateLimits, requestCounts } from "../db/schema/users.ts";
import { Problem } from "../base/problem.ts";

/** Maximum number of occurrences in a window that starts with the first one. */
export type Limit = { readonly max: number; readonly seconds: number };

/** A counter and its limit. */
export type Counter = { readonly key: string; readonly limit: Limit };

/** Occurrences to add to a counter. */
export type Occurrences = { readonly key: string; readonly count: number };

/**
 * Largest difference in milliseconds between the clocks of processes and of requests in flight. A window that ends later than its own
 * length plus this from now was opened before the clock was set back, so it counts as over.
 */
export const SKEW_MS = 60_000;

type Table = typeof rateLimits | typeof requestCounts;

/** Longest window in seconds that a crash of the database may forget. The windows of nearly all requests are as short. */
const SHORT_SECONDS = 60;

/** The table of a limit's counters. */
const tableOf = ({ seconds }: Limit): Table => (seconds <= SHORT_SECONDS ? requestCounts : rateLimits);

/** Update of an existing counter: it continues, or restarts if its window is over at this time. */
function goOn({ count, expiresAt }: Table, now: SQL) {
  const over = sql`(${expiresAt} <= ${now} or ${expiresAt} > excluded.expires_at + ${SKEW_MS / 1000} * interval '1 second')`;
  return {
    count: sql`case when ${over} then excluded.count else ${count} + excluded.count end`,
    expiresAt: sql`case when ${over} then excluded.expires_at else ${expiresAt} end`,
  };
}

function countingIn(table: Table, name: string) {
  return keptQuery((db) => {
    const [keys, counts, seconds] = [sql.placeholder("keys"), sql.placeholder("counts"), sql.placeholder("seconds")];
    const now = sql`${sql.placeholder("now")}::timestamptz`;
    return db
      .insert(table)
      .select(
        sql`select key, count, ${now} + ${seconds} * interval '1 second'
          from unnest(${keys}::text[], ${counts}::int[]) as given (key, count) order by key`,
      )
      .onConflictDoUpdate({ target: table.key, set: goOn(table, now) })
      .returning({ key: table.key, count: table.count, expiresAt: table.expiresAt })
      .prepare(name);
  });
}
const [countingRequests, countingOthers] = [countingIn(requestCounts, "count_requests"), countingIn(rateLimits, "count")];

/**
 * Adds to counters of the same limit, each named once, in a single statement and returns their new values. The statement locks them in a
 * fixed order, so that two processes never deadlock.
 */
export function addTo(db: Db, limit: Limit, added: readonly Occurrences[], now: Date) {
  const counting = tableOf(limit) === requestCounts ? countingRequests : countingOthers;
  const [keys, counts] = [added.map(({ key }) => key), added.map(({ count }) => count)];
  return counting(db).execute({ keys, counts, seconds: limit.seconds, now });
}

/**
 * Counts one occurrence in a single statement and refuses it when the window is full. Counters are in the database, so that all processes
 * share them and they survive a restart. A crash of the database forgets windows of up to a minute.
 * @throws Problem RATE_LIMIT_EXCEEDED with the seconds to wait
 */
export async function countAgainst(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  const [row] = await addTo(db, limit, [{ key, count: 1 }], now);
  if (row && row.count > limit.max) throw tooMany(row.expiresAt.getTime() - now.getTime());
}

const counted = v.array(v.object({ key: v.string(), count: v.number(), ms: v.pipe(v.unknown(), v.transform(Number)) }));

/**
 * Counts one occurrence against a narrow limit and, only if that allows it, also against a wide one, in a single statement: a refusal by
 * the narrow limit uses up nothing of the wide one.
 * @throws Problem RATE_LIMIT_EXCEEDED with the seconds to wait, and `reason` if the wide limit is full
 */
export async function countInTurn(db: Db, narrow: Counter, wide: Counter & { readonly reason: Reason }, given: Date): Promise<void> {
  const now = sql`${given}::timestamptz`;
  const set = goOn(rateLimits, now);
  const add = (counter: Counter) => sql`insert into ${rateLimits} (key, count, expires_at)
      select ${counter.key}, 1, ${now} + ${counter.limit.seconds} * interval '1 second'`;
  const orGoOn = sql`on conflict (key) do update set count = ${set.count}, expires_at = ${set.expiresAt}
      returning key, count, extract(epoch from expires_at - ${now}) * 1000 as ms`;
  const { rows } = await db.execute(sql`
    with narrow as (${add(narrow)} ${orGoOn}),
    wide as (${add(wide)} from narrow where narrow.count <= ${narrow.limit.max} ${orGoOn})
    select * from narrow union all select * from wide`);
  for (const { key, count, ms } of v.parse(counted, rows)) {
    if (key === narrow.key && count > narrow.limit.max) throw tooMany(ms);
    if (key === wide.key && count > wide.limit.max) throw tooMany(ms, wide.reason);
  }
}

function tooMany(ms: number, reason?: Reason): Problem {
  return Problem.tooManyAttempts({ retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)), ...(reason && { reason }) });
}

/** The same without an error, for limits that the caller must not notice. @returns false if the window is full */
export async function hasRoom(db: Db, key: string, limit: Limit, now: Date): Promise<boolean> {
  try {
    await countAgainst(db, key, limit, now);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "RATE_LIMIT_EXCEEDED") return false;
    throw error;
  }
}

/** Undoes `countAgainst` in a window that is still open, for a refusal that was not the caller's fault. */
export async function uncount(db: Db, { key, limit }: Counter, now: Date): Promise<void> {
  const table = tableOf(limit);
  await db
    .update(table)
    .set({ count: sql`${table.count} - 1` })
    .where(and(eq(table.key, key), gt(table.count, 0), gt(table.expiresAt, now)));
}
