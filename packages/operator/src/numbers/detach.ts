import { formatPhone } from "@tribun/domain";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { contactChanges } from "../db/schema/account.ts";
import { resetTokens, type UserRow, users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { ACCOUNT_MAILS } from "../words/account-texts.ts";
import { greetingTo } from "../words/greeting.ts";
import { writtenDay } from "../words/written.ts";
import { sendMail } from "../kernel/mail/send-mail-job.ts";

/**
 * Removes an MSISDN that changes hands from every account of every club. Otherwise the next owner of the number could open the account with
 * a code, and could not use the number for an own account. Mails the fans, who continue with mailbox and password.
 * @param msisdn E.164
 * @param ownerId account of the fan who has the number now; it keeps the number
 */
export async function detachNumber(deps: Deps, db: Db, msisdn: string, ownerId?: string): Promise<void> {
  const detached = await db
    .update(users)
    .set({ phone: null, profileVersion: sql`${users.profileVersion} + 1`, revision: sql`${users.revision} + 1` })
    .where(naming(msisdn, ownerId))
    .returning();
  // A reverted phone change must not restore the number either.
  await db
    .update(contactChanges)
    .set({ before: null })
    .where(and(eq(contactChanges.kind, "phone"), eq(contactChanges.before, msisdn)));
  if (detached.length === 0) return;
  const ids = detached.map(({ id }) => id);
  await db.delete(resetTokens).where(inArray(resetTokens.userId, ids));
  for (const fan of detached) await tell(deps, db, fan, msisdn);
}

/** Mails each account with a number that will leave it, so that the fans can verify another phone and their mailbox before. */
export async function announceDetaching(deps: Deps, db: Db, msisdn: string, lastDay: string): Promise<void> {
  for (const fan of await db.select().from(users).where(naming(msisdn))) await tell(deps, db, fan, msisdn, lastDay);
}

const naming = (msisdn: string, ownerId?: string) =>
  and(eq(users.phone, msisdn), isNull(users.deletedAt), ownerId === undefined ? undefined : ne(users.id, ownerId));

async function tell(deps: Deps, db: Db, fan: UserRow, msisdn: string, lastDay?: string): Promise<void> {
  const team = deps.teams.get(fan.teamId);
  if (!team) return;
  const { club, hotline } = { club: team.name, hotline: team.hotline };
  const facts = {
    greeting: greetingTo(fan, fan.language),
    club,
    hotline,
    phone: formatPhone(msisdn),
    profile: `${team.origin}/dashboard/account/profile`,
  };
  const mails = ACCOUNT_MAILS[fan.language];
  const text = lastDay === undefined ? mails.numberLeft(facts) : mails.numberLeaves({ ...facts, day: writtenDay(lastDay, fan.language) });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: fan.email, letter: text });
}
