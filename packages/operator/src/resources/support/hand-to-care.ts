import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { type CareKind, careMail } from "../../messages/care-texts.ts";
import { sendMail } from "../../providers/mail/send-mail-job.ts";
import { openTicket } from "./open-ticket.ts";
import { greetingTo } from "../../messages/greeting.ts";

/** Something that the operator's programs could not do, and that would stay half-done for ever. */
export type CareCase = {
  readonly teamId: number;
  readonly userId: string;
  readonly lineId: string | null;
  /**
   * Names what failed and what it was about, like `line.takeOff:<id>` (`OUR_REFERENCE`); as long as its ticket is open, there is
   * no second one.
   */
  readonly reference: string;
  /** What the people who answer need to know; they read German. */
  readonly message: string;
  /** What the fan is told; absent where it concerns nobody but us. `about` names it, for example by its number. */
  readonly tell?: { readonly kind: CareKind; readonly about: string };
};

/** References of this kind, as a regular expression of PostgreSQL and of JavaScript; those that an app adds are request ids and codes. */
export const OUR_REFERENCE = "^[a-z]+[.][A-Za-z]+:";

/** True for a case that the operator opened for its own people: no fan has written it, reads of it in the account, or waits for words. */
export function isOwnCase(reference: string | null): boolean {
  return reference !== null && new RegExp(OUR_REFERENCE).test(reference);
}

/** What a fan says it is about, in quotes where it looks like one of ours: that would hide the fan's case, or take ours for open. */
export function fansReference(reference: string): string {
  return isOwnCase(reference) ? `"${reference}"` : reference;
}

/**
 * Has people finish what a job gave up: a ticket for them, and a mail with its number to the fan. In the transaction that gives
 * the job up, so that it happens once.
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
  await deps.outbox.enqueue(db, sendMail, { teamId, to: email, ...careMail(language, tell.kind, facts) });
}
