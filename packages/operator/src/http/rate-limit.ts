import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { rateLimits } from "../db/schema/users.ts";
import { Problem } from "./problem.ts";

/** How often something may happen in a window that starts with its first occurrence. */
export type Limit = { readonly max: number; readonly seconds: number };

const counting = keptQuery((db) => {
  const [now, until] = [sql.placeholder("now"), sql.placeholder("until")];
  // A window that ends further away than its own length was opened before the clock went back.
  const over = sql`(${rateLimits.expiresAt} <= ${now} or ${rateLimits.expiresAt} > ${until})`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder("key"), count: 1, expiresAt: until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        expiresAt: sql`case when ${over} then ${until} else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ count: rateLimits.count, expiresAt: rateLimits.expiresAt })
    .prepare("count_against");
});

/**
 * Counts one occurrence in a single statement and refuses it when the window is full.
 * Counters live in the database, so that every process and every restart sees the same.
 * @throws Problem RATE_LIMIT_EXCEEDED with the seconds to wait
 */
export async function countAgainst(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const [row] = await counting(db).execute({ key, now, until });
  if (row && row.count > limit.max) {
    throw new Problem("RATE_LIMIT_EXCEEDED", {
      retryAfterSeconds: Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)),
    });
  }
}

/** Takes back what `countAgainst` counted for something that was refused for no fault of the caller's, in a window that is still open. */
export async function uncount(db: Db, key: string, now: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0), gt(rateLimits.expiresAt, now)));
}
