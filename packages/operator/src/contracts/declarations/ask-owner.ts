import { DAY_MS, DECLARATION_CONFIRM_DAYS, isWrittenName, type Language } from "@tribun/domain";
import { withOther } from "@tribun/mails";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { CONFIRM_MAILS, OTHER_LANGUAGE } from "../../words/confirm-texts.ts";
import { germanTime } from "../../words/messages.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { linkKey } from "../../security/link-key.ts";
import { signLink } from "../../security/link-token.ts";
import { type CareCase, handToCare } from "../../care/support/hand-to-care.ts";
import { type DeclarationRow, lockDeclaration, move } from "./store.ts";
import { greetingTo } from "../../words/greeting.ts";

/** The purpose of the token in the mailed link. */
export const LINK_PURPOSE = "declaration";
/** The page that the link opens, and on which an owner with a session confirms by the receipt's id. */
export const CONFIRM_PAGE = "/information/cancellation/confirm";

/** What a declaration without a session was found to be about. */
type Found = {
  readonly fan: UserRow;
  readonly orderId: string | null;
  readonly lineId: string | null;
  /** The contract's readable name. */
  readonly contract: string;
};

/**
 * Asks the owner of a contract before anything ends, because a stranger may have found the e-mail address and the number on a letter. Mails
 * a link to the account's address, whatever address the form names. Staff decide where the name is not the owner's, or where the owner does
 * not answer. The declaration counts from its arrival in any case (§§ 130, 355(1) BGB).
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

/**
 * Hands a declaration that its owner has not confirmed within three days to staff, who ask in another way. The link works until they have
 * decided.
 */
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

/** True where staff review a declaration only because its owner has not confirmed it. */
export const lacksOwner = ({ state, reviewReason }: DeclarationRow): boolean => state === "review" && WAITS.includes(reviewReason);

/** The case for staff about a declaration without its owner's confirmation. */
function caseOf({ id, teamId, lineId, name, reviewReason, receivedAt }: DeclarationRow, userId: string): CareCase {
  const why =
    reviewReason === "nameMismatch"
      ? `Sie wurde ohne Anmeldung auf den Namen „${name}“ abgegeben, der nicht zum Vertrag passt.`
      : `Sie wurde ohne Anmeldung abgegeben, und niemand hat den Link im Postfach des Kunden geöffnet.`;
  const message = `Die Erklärung ${id} vom ${germanTime(receivedAt, "de")} Uhr wartet auf euch. ${why} Durch sie ist bisher nichts beendet. Bitte klärt beim Kunden, ob sie von ihm ist, und entscheidet mit POST /api/declarations/${id}/decision; für alle Fristen zählt ihr Eingang.`;
  return { teamId, userId, lineId, reference: referenceOf(id), message };
}

/** Reference of the ticket for a declaration without its owner's confirmation. */
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
  const letter = withOther(mailIn(fan.language), separator, mailIn(other));
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: fan.email, letter });
}
