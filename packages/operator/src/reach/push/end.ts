import { and, eq, notExists, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { pushSubscriptions } from "../../db/schema/push.ts";
import { refreshTokens } from "../../db/schema/users.ts";

/** Deletes push subscriptions of one session, or of a fan on all devices, in the caller's transaction. */
export async function endPush(db: Db, whose: { readonly sessionId: string } | { readonly userId: string }): Promise<void> {
  const { sessionId, userId } = pushSubscriptions;
  await db.delete(pushSubscriptions).where("sessionId" in whose ? eq(sessionId, whose.sessionId) : eq(userId, whose.userId));
}

/** Deletes the subscriptions of expired sessions. Until then nothing is sent to them. */
export async function forgetEndedPush(db: Db, now: Date): Promise<void> {
  await db.delete(pushSubscriptions).where(notExists(livingSession(db, now)));
}

/** Subquery for a subscription's valid session, for `exists`. */
export function livingSession(db: Db, now: Date) {
  return db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.familyId, pushSubscriptions.sessionId),
        sql`${refreshTokens.usedAt} is null`,
        sql`${refreshTokens.expiresAt} > ${now}`,
      ),
    );
}
