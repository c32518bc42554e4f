import { DAY_MS, DECLARATION_CONFIRM_DAYS, isWrittenName, type Language } from "@tribun/domain";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { CONFIRM_MAILS, OTHER_LANGUAGE } from "../../messages/confirm-texts.ts";
import { germanTime } from "../../messages/messages.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { sendMail } from "../../providers/mail/send-mail-job.ts";
import { linkKey } from "../../security/link-key.ts";
import { signLink } from "../../security/link-token.ts";
import { type CareCase, handToCare } from "../support/hand-to-care.ts";
import { type DeclarationRow, lockDeclaration, move } from "./store.ts";
import { greetingTo } from "../../messages/greeting.ts";

/** What the token of the mailed link is for. */
export const LINK_PURPOSE = "declaration";
/** Where the link leads, and where an owner with a session confirms by the receipt. */
export const CONFIRM_PAGE = "/information/cancellation/confirm";

/** What a declaration of somebody without a session was found to be about. */
type Found = {
  readonly fan: UserRow;
  readonly orderId: string | null;
  readonly lineId: string | null;
  /** As people read it. */
  readonly contract: string;
};

/**
 * Asks the owner of a contract before anything ends, as whoever filled the form in may have found mailbox and number on a letter: a link
 * to the address that the account has, whatever address was typed. Where the name is not the owner's, or where nobody answers, a person
 * looks. The declaration counts from its arrival in any case (§§ 130, 355(1) BGB).
 */
export async function askOwner(deps: Deps, db: Db, row: DeclarationRow, { fan, contract, ...ids }: Found): Promise<void> {
  const isNamed = isWrittenName(row.name, fan);
  if (!isNamed || fan.deletedAt !== null) {
    const moved = await move(db, row, "doubt", { ...ids, reviewReason: isNamed ? "unconfirmed" : "nameMismatch" });
    return handToCare(deps, db, caseOf(moved, fan.id));
  }
  await move(db, row, "ask", ids);
  await mailLink(deps, db, row, fan, contract);
  const dueAt = new Date(row.receivedAt.getTime() + DECLARATION_CONFIRM_DAYS * DAY_MS);
  await deps.outbox.enqueue(db, leaveToPerson, { declarationId: row.id, userId: fan.id }, { dueAt });
}

/** Nobody has confirmed it for three days: people ask in another way. The link goes on working until they have decided. */
export const leaveToPerson = defineJob(
  "declaration.unconfirmed",
  v.object({ declarationId: v.string(), userId: v.string() }),
  async ({ declarationId, userId }, { deps, db }) => {
    const row = await lockDeclaration(db, declarationId);
    if (row?.state !== "unconfirmed") return;
    const moved = await move(db, row, "doubt", { reviewReason: "unconfirmed" });
    await handToCare(deps, db, caseOf(moved, userId));
  },
);

const WAITS: readonly (string | null)[] = ["unconfirmed", "nameMismatch"];

/** True where a person looks at a declaration for want of its owner's word, and for nothing else. */
export const lacksOwner = ({ state, reviewReason }: DeclarationRow): boolean => state === "review" && WAITS.includes(reviewReason);

/** What people are told of a declaration whose owner is not proven. */
function caseOf({ id, teamId, lineId, name, reviewReason, receivedAt }: DeclarationRow, userId: string): CareCase {
  const why =
    reviewReason === "nameMismatch"
      ? `Sie wurde ohne Anmeldung auf den Namen „${name}“ abgegeben, der nicht zum Vertrag passt.`
      : `Sie wurde ohne Anmeldung abgegeben, und niemand hat den Link im Postfach des Kunden geöffnet.`;
  const message = `Die Erklärung ${id} vom ${germanTime(receivedAt, "de")} Uhr wartet auf euch. ${why} Durch sie ist bisher nichts beendet. Bitte klärt beim Kunden, ob sie von ihm ist, und entscheidet mit POST /api/declarations/${id}/decision; für alle Fristen zählt ihr Eingang.`;
  return { teamId, userId, lineId, reference: referenceOf(id), message };
}

/** The ticket of a declaration whose owner is not proven. */
export const referenceOf = (declarationId: string): string => `declaration.unconfirmed:${declarationId}`;

async function mailLink(deps: Deps, db: Db, row: DeclarationRow, fan: UserRow, contract: string): Promise<void> {
  const team = deps.teams.get(fan.teamId);
  if (!team) return;
  const link = `${team.origin}${CONFIRM_PAGE}?token=${signLink(row.id, LINK_PURPOSE, await linkKey(db))}`;
  const { name: club, hotline } = team;
  const { kind, part, wantedDate, id: receiptId } = row;
  const mailIn = (language: Language) =>
    CONFIRM_MAILS[language]({
      ...{ greeting: greetingTo(fan, language), club, hotline, receiptId, contract, link, kind, part, wantedDate },
      receivedAt: germanTime(row.receivedAt, language),
    });
  const { separator, language: other } = OTHER_LANGUAGE[fan.language];
  const { subject, text } = mailIn(fan.language);
  const both = `${text}\n\n${separator}\n\n${mailIn(other).text}`;
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: fan.email, subject, text: both });
}
