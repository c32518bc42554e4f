import type { Letter } from "@tribun/mails";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "../words/greeting.ts";

/** Kinds of mails about an invoice. */
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

/** Facts of the mails; amounts and days are formatted in the mail's language. */
export type InvoiceMailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  /** Address of the bill in the account. */
  readonly bill: string;
  readonly hotline: Hotline;
  readonly number: string;
  readonly period: string;
  /** The period's month by name; the period itself if it spans two. */
  readonly month: string;
  readonly total: string;
  /** Credited amount already deducted from the total, in mails that ask for money. */
  readonly credited: string | undefined;
  readonly dueDate: string;
  /** Day of the debit: the due date, unless it was postponed. */
  readonly drawnOn: string;
  /** Day by which this letter asks for payment. */
  readonly payBy: string;
  /** Undisputed arrears of the fan. */
  readonly arrears: string;
  /** First day of the block of outgoing use, and a week later of incoming calls. */
  readonly blockDay: string;
  readonly incomingDay: string;
  readonly disputeUntil: string;
  readonly disputed: string;
  readonly creditorId: string;
  /** `ahead`: not due yet. `underWay`: a payment is running. `late`: dunning continues. `settled`: nothing is due. */
  readonly stand: "ahead" | "underWay" | "late" | "settled";
  /** Account or card for the debit on the due date. */
  readonly collection: { readonly label: string; readonly mandateReference: string | undefined } | undefined;
};

export type InvoiceMails = Record<InvoiceMailKind, (facts: InvoiceMailFacts) => Letter>;
