import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { passkeys, users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { withdrawPendingEmail } from "../account/email-links.ts";
import { openReset } from "../reset-password/open-reset.ts";
import { endSessions } from "./sessions.ts";

/**
 * Shuts an attacker out of an account: ends every session, removes the password and the passkeys, and voids links to another mailbox. The
 * caller has locked the fan's row.
 */
export async function shutOut({ clock }: Deps, db: Db, fan: UserRow): Promise<void> {
  await withdrawPendingEmail(db, fan, clock.now());
  await endSessions(db, fan);
  await db.delete(passkeys).where(eq(passkeys.userId, fan.id));
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, fan.id));
}

/**
 * The address where the fan chooses a new password after an attacker was shut out. A link to the phone or to the proven mailbox proves as
 * much as a code by SMS. Undefined once a new password is set, so that the link cannot change it afterwards.
 */
export async function wayBackIn({ clock, teams }: Deps, db: Db, fan: UserRow): Promise<string | undefined> {
  if (fan.passwordHash !== null) return undefined;
  const origin = teams.get(fan.teamId)?.origin ?? "";
  return `${origin}/auth/forgot-password?resetToken=${await openReset(db, fan.id, clock.now())}`;
}
