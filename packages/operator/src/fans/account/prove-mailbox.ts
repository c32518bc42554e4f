import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { uniqueViolation } from "../../db/errors.ts";
import { contactChanges, emailConfirmations } from "../../db/schema/account.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { ACCOUNT_SMS } from "../../words/account-texts.ts";
import { sendSms } from "../../kernel/sms/send-sms-job.ts";
import type { Team } from "../../base/teams.ts";
import { rememberFan } from "../../fun/invitations/known-friends.ts";

/**
 * Lets one proof of a mailbox run at a time. Call it before locking any account, because each proof locks its own account and then others.
 */
export async function holdMailbox(tx: Db, team: Team, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mailbox'), hashtext(${`${team.id} ${email}`}))`);
}

/**
 * Gives a mailbox to the account that has proven it, and removes it from every account that only names it, because mail to those would
 * reach the mailbox's owner. The other accounts lose nothing else. An SMS asks their fans to enter another mailbox in their profile.
 * @throws Problem 1048 where another account has proven it
 */
export async function proveMailbox(deps: Deps, tx: Db, team: Team, fan: UserRow, email: string): Promise<void> {
  try {
    await tx.transaction((inner) =>
      inner
        .update(users)
        .set({ email, emailVerified: true, profileVersion: sql`${users.profileVersion} + 1` })
        .where(eq(users.id, fan.id)),
    );
  } catch (error) {
    if (uniqueViolation(error) === "users_team_email") throw Problem.emailTaken({ reason: "profile", cause: error });
    throw error;
  }
  await takeFromOthers(deps, tx, team, fan, email);
  // Remember the mailbox from now on, so that another account with it cannot play again.
  await rememberFan(tx, deps.config, { ...fan, email, emailVerified: true });
}

/** Removes a mailbox that an account has proven from the accounts that only name it. */
export async function takeFromOthers(deps: Deps, tx: Db, team: Team, owner: UserRow, email: string): Promise<void> {
  const others = and(eq(users.teamId, team.id), ne(users.id, owner.id), isNull(users.deletedAt));
  // An undone change must not bring the mailbox into another account again.
  const everyOther = tx.select({ id: users.id }).from(users).where(others);
  await tx
    .update(contactChanges)
    .set({ before: null })
    .where(and(eq(contactChanges.kind, "email"), eq(contactChanges.before, email), inArray(contactChanges.userId, everyOther)));
  const losers = await tx
    .update(users)
    .set({ email: "", profileVersion: sql`${users.profileVersion} + 1`, revision: sql`${users.revision} + 1` })
    .where(and(others, eq(users.email, email)))
    .returning();
  if (losers.length === 0) return;
  const ids = losers.map(({ id }) => id);
  const open = and(inArray(emailConfirmations.userId, ids), eq(emailConfirmations.email, email), isNull(emailConfirmations.usedAt));
  await tx.update(emailConfirmations).set({ voidedAt: deps.clock.now() }).where(open);
  const profile = `${team.origin}/dashboard/account/profile`;
  for (const { phone, language } of losers) {
    if (phone === null) continue;
    const text = ACCOUNT_SMS[language].mailboxLeft({ club: team.name, profile });
    await deps.outbox.enqueue(tx, sendSms, { teamId: team.id, to: phone, text });
  }
}
