import type { Language } from "@tribun/domain";
import type { Letter } from "@tribun/mails";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { invoices } from "../../db/schema/billing.ts";
import type { PayoutRow } from "../../db/schema/payments.ts";
import { type UserRow, users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { PAYOUT_MAILS, type PayoutMails } from "../../words/payout-texts.ts";
import { deskMail } from "../../words/support-texts.ts";
import { euros } from "../../words/written.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { greetingTo } from "../../words/greeting.ts";

/** The fan who gets a payout, and the number of its credit note. */
export async function ownerOfPayout(db: Db, row: PayoutRow): Promise<{ readonly fan: UserRow; readonly number: string }> {
  const [found] = await db
    .select({ fan: users, number: invoices.number })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.id, row.invoiceId));
  if (!found) throw new Error(`payout without a credit note: ${row.id}`);
  return found;
}

type Common = Parameters<PayoutMails["asked"]>[0];

/** Mails the fan in the fan's language. */
export async function tellOwner(
  deps: Deps,
  db: Db,
  row: PayoutRow,
  write: (mails: PayoutMails, facts: Omit<Common, "refused">, language: Language) => Letter,
): Promise<void> {
  const { fan, number } = await ownerOfPayout(db, row);
  const team = deps.teams.get(row.teamId);
  if (!team || fan.deletedAt !== null) return;
  const { name, address } = clubOf(team.id).provider;
  const { language } = fan;
  const facts = {
    ...{ greeting: greetingTo(fan, language), club: team.name, hotline: team.hotline, address: `${name}, ${address}`, number },
    amount: euros(row.amountCents, language),
  };
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: fan.email, letter: write(PAYOUT_MAILS[language], facts, language) });
}

const WAITS: Record<"noAccount" | "byHand", string> = {
  noAccount: "Es ist kein Konto bekannt. Wer anruft oder schreibt, nennt IBAN und Namen; bitte unter den offenen Auszahlungen eintragen.",
  byHand:
    "Der Zahlungsdienst überweist nicht auf Konten. Bitte von Hand überweisen und unter den offenen Auszahlungen als bezahlt eintragen.",
};

/** Notifies customer care of a payout that needs staff. */
export async function tellCare(deps: Deps, db: Db, row: PayoutRow, why: keyof typeof WAITS): Promise<void> {
  const { fan, number } = await ownerOfPayout(db, row);
  const team = deps.teams.get(row.teamId);
  if (!team) return;
  const message = `Aus der Rechnungskorrektur ${number} sind noch ${euros(row.amountCents, "de")} auszuzahlen. ${WAITS[why]}`;
  const facts = { ticket: number, club: team.name, topic: "Auszahlung offen", name: `${fan.firstName} ${fan.lastName}`, email: fan.email };
  const letter = deskMail({ ...facts, language: fan.language, message });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: clubOf(team.id).provider.email, replyTo: fan.email, letter });
}

/** Mails the fan the request for a bank account. */
export const askForAccount = (deps: Deps, db: Db, row: PayoutRow, refused: boolean): Promise<void> =>
  tellOwner(deps, db, row, (mails, facts) => mails.asked({ ...facts, refused }));
