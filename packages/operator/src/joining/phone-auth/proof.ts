import { HOUR_MS, MINUTE_MS, type OtpType, PHONE_PROOF_HOURS, PHONE_TOKEN_MINUTES } from "@tribun/domain";
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { otps } from "../../db/schema/users.ts";
import { hasMoved } from "./moved.ts";

/** Purposes of a code that orders accept as proof. */
const PROVING: OtpType[] = ["order", "register"];

type Proof = { readonly teamId: number; readonly phone: string; readonly sessionId: string | undefined };

/** When a proof from this moment ends. */
export function proofEnd(provenAt: Date): Date {
  return new Date(provenAt.getTime() + PHONE_PROOF_HOURS * HOUR_MS);
}

/** Until when this session's orders need no new code for this phone; undefined without a verification within a day. */
export async function provenUntil(db: Db, { teamId, phone, sessionId }: Proof, now: Date): Promise<Date | undefined> {
  if (sessionId === undefined) return undefined;
  const given = and(eq(otps.teamId, teamId), eq(otps.phone, phone), eq(otps.sessionId, sessionId), inArray(otps.type, PROVING));
  const [latest] = await db
    .select({ usedAt: otps.usedAt })
    .from(otps)
    .where(and(given, gt(otps.usedAt, new Date(now.getTime() - PHONE_PROOF_HOURS * HOUR_MS))))
    .orderBy(desc(otps.usedAt))
    .limit(1);
  if (!latest?.usedAt || (await hasMoved(db, phone, latest.usedAt))) return undefined;
  return proofEnd(latest.usedAt);
}

/** Assigns a verification from before the session, as in a registration, to the session that it opens. */
export async function rememberProof(
  db: Db,
  { teamId, phone, sessionId }: Proof & { readonly sessionId: string },
  now: Date,
): Promise<void> {
  const lately = gt(otps.usedAt, new Date(now.getTime() - PHONE_TOKEN_MINUTES * MINUTE_MS));
  const [latest] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(and(eq(otps.teamId, teamId), eq(otps.phone, phone), inArray(otps.type, PROVING), lately))
    .orderBy(desc(otps.usedAt))
    .limit(1);
  if (latest) await db.update(otps).set({ sessionId }).where(eq(otps.id, latest.id));
}
