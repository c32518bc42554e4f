import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "@tribun/domain";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { passkeyChallenges } from "../../db/schema/users.ts";
import { sha256 } from "../../security/seal.ts";

/** Milliseconds that a fan has to use the passkey. */
export const CEREMONY_MS = 5 * MINUTE_MS;

/** What a passkey signs for, and the fan it must belong to. A login does not know the fan yet. */
export type Ceremony = { readonly teamId: number; readonly userId?: string; readonly purpose: "add" | "login" | "proof" };

/** Stores and returns a fresh random challenge for one ceremony. */
export async function giveChallenge(db: Db, ceremony: Ceremony, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await db
    .insert(passkeyChallenges)
    .values({ ...ceremony, challengeHash: sha256(challenge), expiresAt: new Date(now.getTime() + CEREMONY_MS) });
  return challenge;
}

/** Uses up a challenge; false for one of another ceremony, an expired or a used one. */
export async function spendChallenge(db: Db, challenge: string, { teamId, userId, purpose }: Ceremony, now: Date): Promise<boolean> {
  const own = userId === undefined ? undefined : eq(passkeyChallenges.userId, userId);
  const here = and(eq(passkeyChallenges.challengeHash, sha256(challenge)), eq(passkeyChallenges.teamId, teamId), own);
  const gone = await db
    .delete(passkeyChallenges)
    .where(and(here, eq(passkeyChallenges.purpose, purpose), gt(passkeyChallenges.expiresAt, now)))
    .returning();
  return gone.length > 0;
}
