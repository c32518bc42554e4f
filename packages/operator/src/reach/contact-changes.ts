import { randomUUID } from "node:crypto";
import { DAY_MS, formatPhone, type Language, UNDO_DAYS } from "@tribun/domain";
import { and, asc, eq, gt, gte, isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type ContactChangeRow, contactChanges } from "../db/schema/account.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { ACCOUNT_MAILS, ACCOUNT_SMS } from "../words/account-texts.ts";
import { greetingOf } from "../words/greeting.ts";
import { sendMail } from "../kernel/mail/send-mail-job.ts";
import { sendSms } from "../kernel/sms/send-sms-job.ts";
import { linkKey } from "../security/link-key.ts";
import { signLink } from "../security/link-token.ts";
import type { Team } from "../base/teams.ts";

/** Name of the page that the link opens, and purpose of its token. */
export const UNDO_LINK = "undo";

const changesOf = (fan: UserRow) => and(eq(contactChanges.userId, fan.id), isNull(contactChanges.undoneAt));

/** Where messages reach the real fan, even while a stranger uses the account. `mailbox` is undefined where none is proven. */
export type Reached = { readonly phone: string | null; readonly mailbox: string | undefined; readonly language: Language };

/** Phone and mailbox as they were `UNDO_DAYS` ago, because an attacker may have changed them since. */
export async function reachedBefore(db: Db, fan: UserRow, now: Date): Promise<Reached> {
  const lately = gt(contactChanges.at, new Date(now.getTime() - UNDO_DAYS * DAY_MS));
  const changes = await db
    .select()
    .from(contactChanges)
    .where(and(changesOf(fan), lately))
    .orderBy(asc(contactChanges.at));
  const phoneChange = changes.find(({ kind }) => kind === "phone");
  const phone = phoneChange ? phoneChange.before : fan.phone;
  const email = changes.find(({ kind }) => kind === "email") ?? { before: fan.email, beforeVerified: fan.emailVerified };
  return { phone, mailbox: email.beforeVerified ? (email.before ?? undefined) : undefined, language: fan.language };
}

/**
 * Records that an account has another phone or mailbox, and informs its fan at the previous contacts, with a link that undoes the change. A
 * mailbox that was never proven gets no link, because it may be a stranger's.
 * @param fan the account before the change
 */
export async function keepContactChange(
  deps: Deps,
  db: Db,
  team: Team,
  fan: UserRow,
  change: { readonly kind: ContactChangeRow["kind"]; readonly now: string | null },
): Promise<void> {
  const at = deps.clock.now();
  const id = randomUUID();
  const isPhone = change.kind === "phone";
  const before = isPhone ? fan.phone : fan.email;
  await db
    .insert(contactChanges)
    .values({ id, userId: fan.id, kind: change.kind, before, beforeVerified: isPhone || fan.emailVerified, at });
  const reached = await reachedBefore(db, fan, at);
  const link = `${team.origin}/c/${UNDO_LINK}/${signLink(id, UNDO_LINK, await linkKey(db))}`;
  // Only the proven mailbox from before is greeted by name.
  const greeting = greetingOf(fan.language, fan.firstName, reached.mailbox !== undefined);
  const facts = { greeting, club: team.name, hotline: team.hotline, phone: isPhone && change.now !== null ? formatPhone(change.now) : "" };
  const what = isPhone ? "phoneChanged" : "addressChanged";
  const letter = ACCOUNT_MAILS[fan.language][what]({ ...facts, link: reached.mailbox === undefined ? undefined : link });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: reached.mailbox ?? fan.email, letter });
  if (reached.phone === null) return;
  await deps.outbox.enqueue(db, sendSms, { teamId: team.id, to: reached.phone, text: ACCOUNT_SMS[fan.language][what]({ ...facts, link }) });
}

/** Marks a change as undone, with all later changes of the same kind. */
export async function voidContactChanges(db: Db, fan: UserRow, { kind, at }: ContactChangeRow, now: Date): Promise<void> {
  const later = and(eq(contactChanges.kind, kind), gte(contactChanges.at, at));
  await db
    .update(contactChanges)
    .set({ undoneAt: now })
    .where(and(changesOf(fan), later));
}
