import type { Language } from "@tribun/domain";
import type { Hotline } from "../../teams.ts";
import { invoiceMailsDe } from "./invoice-mail-de.ts";
import { invoiceMailsTr } from "./invoice-mail-tr.ts";
import type { Greeting } from "../../messages/greeting.ts";

/** Everything the operator writes about an invoice. */
export const INVOICE_MAIL_KINDS = [
  "issued",
  "overdue",
  "notDrawn",
  "putOff",
  "returned",
  "reminder1",
  "reminder2",
  "deferred",
  "blockThreatened",
  "blocked",
  "unblocked",
  "disputeReceived",
  "disputeReceivedPaid",
  "disputeReturned",
  "disputeRejected",
  "disputeRejectedPaid",
  "disputeRest",
  "disputeSettled",
  "credited",
  "creditNote",
  "creditPaidBack",
  "creditWaived",
] as const;
export type InvoiceMailKind = (typeof INVOICE_MAIL_KINDS)[number];

/** What the mails say; amounts and days as people of the language write them. */
export type InvoiceMailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly origin: string;
  readonly hotline: Hotline;
  readonly number: string;
  readonly period: string;
  readonly total: string;
  /** What was credited and is off the total already, in mails that ask for money. */
  readonly credited: string | undefined;
  readonly dueDate: string;
  /** Day of the debit: the due date, unless it was put off. */
  readonly drawnOn: string;
  /** Day until which this letter asks for payment. */
  readonly payBy: string;
  /** Undisputed arrears of the fan. */
  readonly arrears: string;
  /** First day on which outgoing use is blocked, and a week later incoming calls. */
  readonly blockDay: string;
  readonly incomingDay: string;
  readonly disputeUntil: string;
  readonly disputed: string;
  readonly creditorId: string;
  /** Whether the due date lies ahead, a payment is on its way, dunning goes on, or nothing is due. */
  readonly stand: "ahead" | "underWay" | "late" | "settled";
  /** What the invoice is drawn from on its due date. */
  readonly collection: { readonly label: string; readonly mandateReference: string | undefined } | undefined;
};

export type InvoiceMails = Record<InvoiceMailKind, (facts: InvoiceMailFacts) => { readonly subject: string; readonly text: string }>;

export const INVOICE_MAILS: Record<Language, InvoiceMails> = { de: invoiceMailsDe, tr: invoiceMailsTr };
