import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { type CareKind, careMail } from "../../words/care-texts.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { openTicket } from "./open-ticket.ts";
import { greetingTo } from "../../words/greeting.ts";

/** Work that a job failed to finish and that staff must complete. */
export type CareCase = {
  readonly teamId: number;
  readonly userId: string;
  readonly lineId: string | null;
  /**
   * Identifies the failed job and its subject, like `line.takeOff:<id>` (`OUR_REFERENCE`). While its ticket is open, no second one is
   * created.
   */
  readonly reference: string;
  /** What staff need to know, in German. */
  readonly message: string;
  /** The mail to the fan; absent where the case does not concern the fan. `about` names the subject, for example by its number. */
  readonly tell?: { readonly kind: CareKind; readonly about: string };
};

/**
 * References of our own cases, as a regular expression for PostgreSQL and JavaScript. References from an app are request ids and error
 * codes.
 */
export const OUR_REFERENCE = "^[a-z]+[.][A-Za-z]+:";

/** Whether the operator opened a case for its own staff. No fan wrote it, sees it in the account or expects an answer. */
export function isOwnCase(reference: string | null): boolean {
  return reference !== null && new RegExp(OUR_REFERENCE).test(reference);
}

/** A fan's reference, quoted if it looks like one of ours. Otherwise it would hide the fan's case or count as an open case of ours. */
export function fansReference(reference: string): string {
  return isOwnCase(reference) ? `"${reference}"` : reference;
}

/**
 * Hands a job's unfinished work to customer care: opens a ticket and mails its number to the fan. Runs in the transaction that gives the
 * job up, so it happens once.
 */
export async function handToCare(deps: Deps, db: Db, { tell, ...given }: CareCase): Promise<void> {
  const { teamId, userId, reference } = given;
  const open = and(eq(supportMessages.userId, userId), eq(supportMessages.reference, reference), isNull(supportMessages.resolvedAt));
  if ((await db.$count(supportMessages, open)) > 0) return;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const team = deps.teams.get(teamId);
  if (!user || !team) return;
  const { firstName, lastName, email, phone, language } = user;
  const person = { name: `${firstName} ${lastName}`.trim(), email, phone: phone || null, language };
  const ticket = await openTicket(deps, db, { ...given, ...person, topic: "order" });
  if (!tell || user.deletedAt !== null) return;
  const facts = { greeting: greetingTo(user, language), club: team.name, hotline: team.hotline, ticket, about: tell.about };
  await deps.outbox.enqueue(db, sendMail, { teamId, to: email, letter: careMail(language, tell.kind, facts) });
}
