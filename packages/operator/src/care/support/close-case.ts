import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { careMail } from "../../words/care-texts.ts";
import { deskMail } from "../../words/support-texts.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import type { CareCase } from "./hand-to-care.ts";
import { greetingTo } from "../../words/greeting.ts";

/**
 * Closes a case of `handToCare` that was settled without staff, in the caller's transaction. Mails customer care that nothing is left to
 * do, and the fan about the outcome.
 * @returns false when staff have already closed and settled the case, so that the caller must not settle it again
 */
export async function closeCase(deps: Deps, db: Db, { teamId, userId, reference, message, tell }: CareCase): Promise<boolean> {
  const [row] = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.userId, userId), eq(supportMessages.reference, reference)))
    .orderBy(desc(supportMessages.receivedAt))
    .limit(1)
    .for("update");
  if (!row) return true;
  if (row.resolvedAt) return false;
  await db.update(supportMessages).set({ resolvedAt: deps.clock.now() }).where(eq(supportMessages.id, row.id));
  const team = deps.teams.get(teamId);
  if (!team) return true;
  const { id: ticket, topic, name, email, language } = row;
  const letter = deskMail({ ticket, topic, name, email, language, reference, club: team.name, message });
  await deps.outbox.enqueue(db, sendMail, { teamId, to: clubOf(teamId).provider.email, replyTo: email, letter });
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!tell || !user || user.deletedAt !== null) return true;
  const facts = { greeting: greetingTo(user, user.language), club: team.name, hotline: team.hotline, ticket, about: tell.about };
  await deps.outbox.enqueue(db, sendMail, { teamId, to: user.email, letter: careMail(user.language, tell.kind, facts) });
  return true;
}
