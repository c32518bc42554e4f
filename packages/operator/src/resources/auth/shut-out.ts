import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { passkeys, users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { withdrawPendingEmail } from "../account/email-links.ts";
import { openReset } from "../reset-password/open-reset.ts";
import { endSessions } from "./sessions.ts";

/**
 * Shuts out the one who did what the fan did not: every session ends, password and passkeys open nothing any more, and no link to another
 * mailbox counts. The caller has locked the fan's row.
 */
export async function shutOut({ clock }: Deps, db: Db, fan: UserRow): Promise<void> {
  await withdrawPendingEmail(db, fan, clock.now());
  await endSessions(db, fan);
  await db.delete(passkeys).where(eq(passkeys.userId, fan.id));
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, fan.id));
}

/**
 * Where the one who has shut somebody out chooses a new password: a link that came to the phone or the proven mailbox says as much as a
 * code by SMS. Undefined once a new password was set, so that the link is no key to it afterwards.
 */
export async function wayBackIn({ clock, teams }: Deps, db: Db, fan: UserRow): Promise<string | undefined> {
  if (fan.passwordHash !== null) return undefined;
  const origin = teams.get(fan.teamId)?.origin ?? "";
  return `${origin}/auth/forgot-password?resetToken=${await openReset(db, fan.id, clock.now())}`;
}
