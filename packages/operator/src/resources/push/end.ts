import { and, eq, notExists, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { pushSubscriptions } from "../../db/schema/push.ts";
import { refreshTokens } from "../../db/schema/users.ts";

/** Ends push messages in the same transaction as what is the reason for it: of one session, or of a fan on all devices. */
export async function endPush(db: Db, whose: { readonly sessionId: string } | { readonly userId: string }): Promise<void> {
  const { sessionId, userId } = pushSubscriptions;
  await db.delete(pushSubscriptions).where("sessionId" in whose ? eq(sessionId, whose.sessionId) : eq(userId, whose.userId));
}

/** Sessions that ran out take theirs along; nothing is sent to one meanwhile. */
export async function forgetEndedPush(db: Db, now: Date): Promise<void> {
  await db.delete(pushSubscriptions).where(notExists(livingSession(db, now)));
}

/** The living session of a subscription; for `exists`. */
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
