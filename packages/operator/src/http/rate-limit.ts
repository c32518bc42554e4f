import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { rateLimits } from "../db/schema/users.ts";
import { Problem } from "./problem.ts";

/** How often something may happen in a window that starts with its first occurrence. */
export type Limit = { readonly max: number; readonly seconds: number };

/** A counter and what it may hold. */
export type Counter = { readonly key: string; readonly limit: Limit };

/** Occurrences of one counter. */
export type Occurrences = Counter & { readonly count: number };

/**
 * How far the clocks of processes and of requests on their way may lie apart, in milliseconds. A window that ends further away
 * than its own length and this was opened before the clock was set back; a nearer one is open.
 */
export const SKEW_MS = 60_000;

const counting = keptQuery((db) => {
  const [keys, counts, seconds] = [sql.placeholder("keys"), sql.placeholder("counts"), sql.placeholder("seconds")];
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  const { expiresAt } = rateLimits;
  const over = sql`(${expiresAt} <= ${now} or ${expiresAt} > excluded.expires_at + ${SKEW_MS / 1000} * interval '1 second')`;
  return db
    .insert(rateLimits)
    .select(
      sql`select key, count, ${now} + seconds * interval '1 second'
        from unnest(${keys}::text[], ${counts}::int[], ${seconds}::int[]) as given (key, count, seconds)`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${rateLimits.count} + excluded.count end`,
        expiresAt: sql`case when ${over} then excluded.expires_at else ${expiresAt} end`,
      },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count, expiresAt })
    .prepare("count");
});

/**
 * Adds to counters in a single statement, and says what they hold then. They are locked in the order given: give several in the
 * same order everywhere, and each once.
 */
export function addTo(db: Db, added: readonly Occurrences[], now: Date) {
  const keys = added.map(({ key }) => key);
  return counting(db).execute({ keys, counts: added.map(({ count }) => count), seconds: added.map(({ limit }) => limit.seconds), now });
}

/**
 * Counts one occurrence in a single statement and refuses it when the window is full.
 * Counters live in the database, so that every process and every restart sees the same.
 * @throws Problem RATE_LIMIT_EXCEEDED with the seconds to wait
 */
export function countAgainst(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  return countAgainstAll(db, [{ key, limit }], now);
}

/**
 * The same with several counters, each of which must have room.
 * @throws Problem RATE_LIMIT_EXCEEDED with the seconds until all have room again
 */
export async function countAgainstAll(db: Db, counters: readonly Counter[], now: Date): Promise<void> {
  const rows = await addTo(
    db,
    counters.map((counter) => ({ ...counter, count: 1 })),
    now,
  );
  const full = rows.filter(({ key, count }) => counters.some((counter) => counter.key === key && count > counter.limit.max));
  if (full.length === 0) return;
  const end = Math.max(...full.map(({ expiresAt }) => expiresAt.getTime()));
  throw new Problem("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: Math.max(1, Math.ceil((end - now.getTime()) / 1000)) });
}

/** The same for what nobody may notice: says whether there was room instead of refusing. */
export async function hasRoom(db: Db, key: string, limit: Limit, now: Date): Promise<boolean> {
  try {
    await countAgainst(db, key, limit, now);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "RATE_LIMIT_EXCEEDED") return false;
    throw error;
  }
}

/** Takes back what `countAgainst` counted for something that was refused for no fault of the caller's, in a window that is still open. */
export async function uncount(db: Db, key: string, now: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0), gt(rateLimits.expiresAt, now)));
}
