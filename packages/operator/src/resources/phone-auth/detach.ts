import { formatPhone } from "@tribun/domain";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { contactChanges } from "../../db/schema/account.ts";
import { resetTokens, type UserRow, users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { ACCOUNT_MAILS } from "../../messages/account-texts.ts";
import { greetingTo } from "../../messages/greeting.ts";
import { writtenDay } from "../../messages/written.ts";
import { sendMail } from "../../providers/mail/send-mail-job.ts";

/**
 * Takes a number that changes hands off every account, in every club, that names it. Otherwise its codes would open the account to the
 * next owner of the number, who could not use it for an own account. The fans are told by mail, and go on with mailbox and password.
 * @param msisdn E.164
 * @param ownerId the account of the fan who has the number now
 */
export async function detachNumber(deps: Deps, db: Db, msisdn: string, ownerId?: string): Promise<void> {
  const detached = await db
    .update(users)
    .set({ phone: null, profileVersion: sql`${users.profileVersion} + 1`, revision: sql`${users.revision} + 1` })
    .where(naming(msisdn, ownerId))
    .returning();
  // Nor may a change that is taken back bring the number into an account again.
  await db
    .update(contactChanges)
    .set({ before: null })
    .where(and(eq(contactChanges.kind, "phone"), eq(contactChanges.before, msisdn)));
  if (detached.length === 0) return;
  const ids = detached.map(({ id }) => id);
  await db.delete(resetTokens).where(inArray(resetTokens.userId, ids));
  for (const fan of detached) await tell(deps, db, fan, msisdn);
}

/** Tells each account that names a number that the number goes, so that the fans can prove another one and their mailbox before. */
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
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: fan.email, ...text });
}
