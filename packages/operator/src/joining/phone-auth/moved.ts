import { and, eq, gt, ne } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../db/database.ts";
import { lineEnds } from "../../db/schema/account.ts";
import { lineNumbers, lines } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { checkPhoneToken, type WantedProof } from "../../http/phone-token.ts";

/**
 * Whether a number left its line after a moment. A code that was answered before that says nothing about the current owner.
 * @param phone E.164
 */
export async function hasMoved(db: Db, phone: string, since: Date): Promise<boolean> {
  const changed = db
    .select({ lineId: lineNumbers.lineId })
    .from(lineNumbers)
    .where(and(eq(lineNumbers.msisdn, phone), gt(lineNumbers.endedAt, since)));
  const ended = db
    .select({ lineId: lineEnds.lineId })
    .from(lineEnds)
    .innerJoin(lines, eq(lines.id, lineEnds.lineId))
    .where(and(eq(lines.msisdn, phone), gt(lineEnds.endedAt, since)));
  return (await unionAll(changed, ended).limit(1)).length > 0;
}

/**
 * Checks the token of a verified phone; one from before the number moved counts as expired.
 * @throws Problem as `checkPhoneToken`
 */
export async function checkProof({ config, clock }: Deps, db: Db, token: string, wanted: WantedProof): Promise<void> {
  const provenAt = await checkPhoneToken(token, wanted, config.jwtSecret, clock);
  if (!(await hasMoved(db, wanted.phone, provenAt))) return;
  throw Problem.codeExpired({ fieldErrors: [{ field: "phoneVerificationToken", rule: "phoneVerification.expired" }] });
}

/** Whether an open line of this fan has this MSISDN. */
export async function hasNumber(db: Db, userId: string, phone: string): Promise<boolean> {
  return (await db.$count(lines, and(eq(lines.userId, userId), eq(lines.msisdn, phone), ne(lines.state, "ended")))) > 0;
}
