import {
  addCalendarDays,
  BLOCK_WARNING_DAYS,
  CREDITOR_ID,
  germanDay,
  INCOMING_BLOCK_DAYS,
  isInvoicePaid,
  lastDisputeDay,
  REMINDER_1_DAYS,
  REMINDER_2_DAYS,
  THREAT_AFTER_DAYS,
} from "@tribun/domain";
import type { InvoiceFacts, InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";
import type { Db } from "../db/database.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { spanLabel, written } from "../ledger/labels.ts";
import { paperName } from "./file-name.ts";
import { INVOICE_MAILS } from "./invoice-mail-texts.ts";
import type { InvoiceMailFacts, InvoiceMailKind } from "./invoice-mail-types.ts";
import { invoiceDocument } from "./invoice-document.ts";
import type { Change } from "./invoice-top.ts";
import { euros, LOCALE } from "../words/written.ts";
import { greetingTo } from "../words/greeting.ts";

/** Letters with the invoice attached. */
const WITH_PDF: readonly InvoiceMailKind[] = [
  "issued",
  "overdue",
  "reminder1",
  "reminder2",
  "blockThreatened",
  "creditNote",
  "creditPaidBack",
  "creditWaived",
];

/** Letters that only ask for money; the operator does not send them once nothing is due. */
const DUNNING: readonly InvoiceMailKind[] = ["overdue", "notDrawn", "putOff", "returned", "reminder1", "reminder2", "blockThreatened"];
/** Letters that ask for money: for the amount due, without the credited amount. */
const ASKING: readonly InvoiceMailKind[] = [...DUNNING, "disputeRejected", "disputeRest"];

export type InvoiceLetter = {
  readonly invoice: InvoiceRow;
  readonly items: readonly InvoiceItemRow[];
  readonly user: UserRow;
  /** Why the invoice differs from the one before, for its document. */
  readonly changes: readonly Change[];
  readonly arrearsCents: number;
  readonly kind: InvoiceMailKind;
  /** The postponed day of a debit, ISO. */
  readonly on?: string | undefined;
  /** Account or card of a debit on the due date. */
  readonly collection: InvoiceFacts["collection"];
  /** See `Mail`. */
  readonly reference: string;
};

/**
 * Sends a mail about an invoice in the invoice's language.
 * @returns false if there is no recipient, or nothing is due any more
 */
export async function sendInvoiceMail(
  deps: Deps,
  db: Db,
  { invoice, items, user, changes, arrearsCents, kind, on, collection, reference }: InvoiceLetter,
): Promise<boolean> {
  const team = deps.teams.get(invoice.teamId);
  const stand = standOf(invoice);
  if (!team || user.email === "" || (stand === "settled" && DUNNING.includes(kind))) return false;
  const { language } = invoice;
  const today = germanDay(deps.clock.nowMs());
  const inDays = (days: number) => written(addCalendarDays(today, days));
  const creditedCents = ASKING.includes(kind) ? invoice.creditedCents : 0;
  const letter = INVOICE_MAILS[language][kind]({
    greeting: greetingTo(user, language),
    club: team.name,
    bill: `${team.origin}/dashboard/bills?season=${invoice.periodFrom.slice(0, 4)}&bill=${invoice.id}`,
    hotline: team.hotline,
    number: invoice.number,
    period: spanLabel({ from: invoice.periodFrom, to: invoice.periodTo }),
    month: monthOf(invoice),
    total: euros(invoice.grossCents - creditedCents, language),
    credited: creditedCents === 0 ? undefined : euros(creditedCents, language),
    dueDate: written(invoice.dueDate),
    drawnOn: written(on ?? invoice.dueDate),
    payBy: kind === "deferred" && invoice.deferredUntil !== null ? written(invoice.deferredUntil) : inDays(daysToPay(kind, invoice)),
    arrears: euros(arrearsCents, language),
    blockDay: inDays(BLOCK_WARNING_DAYS),
    incomingDay: inDays(kind === "blocked" ? INCOMING_BLOCK_DAYS : BLOCK_WARNING_DAYS + INCOMING_BLOCK_DAYS),
    disputeUntil: written(lastDisputeDay(germanDay(invoice.issuedAt.getTime()))),
    disputed: euros(invoice.disputedCents, language),
    creditorId: CREDITOR_ID,
    stand,
    collection: collection && { label: collection.label, mandateReference: collection.mandateReference },
  });
  const attachments = WITH_PDF.includes(kind)
    ? [
        {
          fileName: paperName(team, invoice.kind, language, invoice.number),
          contentType: "application/pdf",
          content: await invoiceDocument({ invoice, items, team, changes }),
        },
      ]
    : [];
  await deps.providers.mail.send(db, { reference, teamId: team.id, to: user.email, letter, attachments });
  return true;
}

/** Days until the next dunning step: the fan gets no reminder before the day that the last letter named. */
function daysToPay(kind: InvoiceMailKind, { state }: InvoiceRow): number {
  if (kind === "reminder1") return REMINDER_2_DAYS;
  return state === "overdue" ? REMINDER_1_DAYS : THREAT_AFTER_DAYS;
}

/** Names a bill by its month: October. */
function monthOf({ periodFrom, periodTo, language }: InvoiceRow): string {
  if (periodFrom.slice(0, 7) !== periodTo.slice(0, 7)) return spanLabel({ from: periodFrom, to: periodTo });
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: "UTC", month: "long" }).format(new Date(periodFrom));
}

function standOf(invoice: InvoiceRow): InvoiceMailFacts["stand"] {
  if (invoice.state === "issued") return "ahead";
  if (invoice.state === "collecting") return "underWay";
  return invoice.state === "credited" || isInvoicePaid(invoice) ? "settled" : "late";
}
