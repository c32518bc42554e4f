import { isInvoicePaid, isPayableInvoice, type Language, nextInvoicePosition, TransactionStatus } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type InvoiceItemRow, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import type { PaymentRow } from "../db/schema/payments.ts";
import { Problem } from "../base/problem.ts";
import { euros } from "../words/written.ts";
import { refundPayment } from "../payments/refund.ts";
import { claimGivenBack, creditReinstated, shortOf } from "../payments/returned-money.ts";
import { type PaymentSubject, transactionIdOf } from "../kernel/payment-subject.ts";
import type { SubjectFacts, SubjectView } from "../kernel/subject-shape.ts";
import { wasUnheard } from "../payments/unheard.ts";
import { addCredit, type NewCharge } from "../ledger/charges.ts";
import { collectLater } from "./collect.ts";
import { comeBack } from "./come-back.ts";
import { RETURNED_PAYMENT, spanLabel, wonBackLabel } from "../ledger/labels.ts";
import { liftBlocks } from "./lift-blocks.ts";
import { advanceInvoice, itemsOf, lockInvoice } from "./store.ts";

/**
 * Invoices as something that can be paid: by the fan at a checkout, or from a stored method on the due date. Dunning pauses while a payment
 * is under way, continues at its stage when a fan's own try fails, and begins when a collection is refused.
 */
export const invoiceSubject: PaymentSubject = {
  purpose: "invoice",
  find: async (db, id, mode) => {
    const invoice = mode === "lock" ? await lockInvoice(db, id) : await readInvoice(db, id);
    return invoice && factsOf(invoice, await itemsOf(db, [invoice.id]));
  },
  started: async ({ db, now }, payment) => {
    const invoice = await lockInvoice(db, payment.subjectId);
    if (!invoice) throw Problem.invoiceNotFound();
    await advanceInvoice(db, invoice, "collect", now, {}, payment.id);
  },
  succeeded: (context, payment) => arrived(context, payment, payment.amountCents),
  failed: async ({ deps, db, now }, payment, reason) => {
    const invoice = await lockInvoice(db, payment.subjectId);
    if (invoice?.state !== "collecting") return;
    // A fan's own failed try at a checkout is no default, and neither is an unreachable provider.
    const ownTry = payment.checkoutId !== null;
    if (!ownTry && !wasUnheard(reason)) return comeBack({ deps, db, now }, invoice, reason);
    const open = await advanceInvoice(db, invoice, "fail", now, {}, reason);
    if (!ownTry) await collectLater({ deps, db, now }, open, payment);
  },
  returned: async (context, payment, reason, takenCents) => {
    const invoice = await lockInvoice(context.db, payment.subjectId);
    if (invoice && isInvoicePaid(invoice)) await comeBack(context, invoice, reason, takenCents);
    // An accepted objection has refunded the money already, so the fan has it twice.
    else if (invoice?.state === "credited") await claimGivenBack(context.db, payment, takenCents, context.now);
  },
  reinstated: async (context, payment, arrivedCents) => {
    const invoice = await lockInvoice(context.db, payment.subjectId);
    const settled = invoice?.state === "credited" && (await creditReinstated(context.db, payment, context.now));
    return settled ? "kept" : arrived(context, payment, arrivedCents);
  },
  gaveBack: async ({ db, now }, payment, { shortCents }) => {
    await creditShort(db, payment, { amountCents: shortCents, at: now, sourceId: shortOf(payment) });
  },
};

/** Books that so many cents of a payment have arrived: all of it, or the part that a bank took back and paid again. */
async function arrived({ deps, db, now }: Context, payment: PaymentRow, arrivedCents: number): Promise<"kept" | "giveBack"> {
  const found = await lockInvoice(db, payment.subjectId);
  if (!found) return "giveBack";
  const excess = arrivedCents - (found.grossCents - found.creditedCents);
  // A very late payment, from a time when less was due, settles nothing.
  if (excess < 0) return "giveBack";
  // A payment that was reported as failed may still arrive, or arrive again. Its invoice is open by then.
  const open = nextInvoicePosition(found, "settle") ? found : await reopened(db, found, now);
  if (!open) return "giveBack";
  const settled = await advanceInvoice(db, open, "settle", now, { paidAt: now }, payment.id);
  // An accepted objection may have lowered the invoice while this money was under way, each time that it arrived.
  const cause = { sourceId: `overpaid:${payment.id}:${settled.version}` };
  const amountCents = Math.min(excess, payment.amountCents - payment.refundedCents);
  await refundPayment(db, deps, { ...cause, paymentId: payment.id, amountCents, reason: "overpaid" });
  await creditShort(db, payment, { ...cause, amountCents: excess - amountCents, at: now });
  await liftBlocks(deps, db, open.userId, now);
  return "kept";
}

/**
 * Credits, on the next invoice, what a payment has no room to refund: it was refunded before, and was claimed again when the bank took the
 * whole payment back.
 */
async function creditShort(db: Db, payment: PaymentRow, credit: Pick<NewCharge, "amountCents" | "at" | "sourceId">): Promise<void> {
  if (credit.amountCents === 0) return;
  const { userId, teamId } = payment;
  await addCredit(db, { ...credit, lineId: null, userId, teamId, kind: "doubleRefund", label: wonBackLabel(RETURNED_PAYMENT) });
}

type Context = Parameters<PaymentSubject["succeeded"]>[0];

async function reopened(db: Db, invoice: InvoiceRow, now: Date): Promise<InvoiceRow | undefined> {
  return nextInvoicePosition(invoice, "collect") ? advanceInvoice(db, invoice, "collect", now, {}, "late success") : undefined;
}

async function readInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row;
}

function factsOf(invoice: InvoiceRow, items: readonly InvoiceItemRow[]): SubjectFacts {
  return {
    teamId: invoice.teamId,
    userId: invoice.userId,
    number: invoice.number,
    transactionId: transactionIdOf("invoice", invoice.id),
    amountCents: invoice.grossCents - invoice.creditedCents,
    language: invoice.language,
    keeps: "asked",
    payable: isPayableInvoice(invoice.state),
    status: statusOf(invoice),
    reason: null,
    view: (language) => viewOf(invoice, items, language),
  };
}

function statusOf(invoice: InvoiceRow): TransactionStatus {
  const { state } = invoice;
  if (isInvoicePaid(invoice)) return TransactionStatus.Success;
  if (state === "collecting") return TransactionStatus.Pending;
  if (state === "returned") return TransactionStatus.Fail;
  return TransactionStatus.Incomplete;
}

const WORDS = {
  de: {
    invoice: "Rechnung",
    period: "Zeitraum",
    credited: "Gutschrift",
    term: "einmalig",
    lead: "Bezahl deine Rechnung in einem Schritt.",
  },
  tr: { invoice: "Fatura", period: "Dönem", credited: "Alacak", term: "tek seferlik", lead: "Faturanı tek adımda öde." },
} as const;

function viewOf(invoice: InvoiceRow, items: readonly InvoiceItemRow[], language: Language): SubjectView {
  const t = WORDS[language];
  return {
    product: `${t.invoice} ${invoice.number}`,
    term: t.term,
    rows: [
      [t.invoice, invoice.number],
      [t.period, spanLabel({ from: invoice.periodFrom, to: invoice.periodTo })],
      ...items.map(({ label, grossCents }) => [label[language], euros(grossCents, language)] as const),
      ...(invoice.creditedCents === 0 ? [] : [[t.credited, euros(-invoice.creditedCents, language)] as const]),
    ],
    lead: t.lead,
  };
}
