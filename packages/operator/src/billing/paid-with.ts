import { isInvoicePaid } from "@tribun/domain";
import { and, eq, ne, sql, sum } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { charges, type InvoiceRow } from "../db/schema/billing.ts";
import { declarations } from "../db/schema/operations.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { creditedElsewhere } from "../ledger/objection-credit.ts";
import { CREDIT_REFUND } from "../ledger/credit-refund.ts";

/** What an objection to an invoice can still give, in gross cents. */
export type MoneyOfInvoice = {
  readonly roomCents: number;
  /** The credit that settles the rest of the invoice. */
  readonly wholeCents: number;
  /** What other bills have credited of this invoice, in negative gross cents. */
  readonly elsewhere: Awaited<ReturnType<typeof creditedElsewhere>>;
  /** The payment that settled the invoice. */
  readonly paymentId?: string;
};

const RECEIPT = "receipt:";

/**
 * Finds out how much of an invoice a caller may still give back, and locks its payment. A receipt is about one payment: each refund of that
 * payment already has a note, unless the refund paid out another credit note. A month's invoice has room for what neither it nor another
 * bill has credited.
 */
export async function moneyOf(db: Db, invoice: InvoiceRow): Promise<MoneyOfInvoice> {
  const uncredited = invoice.grossCents - invoice.creditedCents;
  const elsewhere = await creditedElsewhere(db, invoice);
  const left = elsewhere.reduce((cents, { grossCents }) => cents + grossCents, uncredited);
  const month = { roomCents: Math.max(0, left), wholeCents: uncredited, elsewhere };
  if (!isInvoicePaid(invoice)) return month;
  const receipt = invoice.key.startsWith(RECEIPT);
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      receipt
        ? eq(payments.id, invoice.key.slice(RECEIPT.length))
        : and(eq(payments.purpose, "invoice"), eq(payments.subjectId, invoice.id), eq(payments.state, "succeeded")),
    )
    .for("update");
  if (!payment) return month;
  if (!receipt) return { ...month, paymentId: payment.id };
  // A payment that the bank took back is on the next bill, so it counts as paid. That bill also credits the unused part of a pack.
  const [unused] = await db
    .select({ cents: charges.amountCents })
    .from(charges)
    .where(eq(charges.sourceId, `unused:${payment.id}`));
  const [back] = await db
    .select({ cents: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.reason, CREDIT_REFUND)));
  const goneCents =
    (back?.cents ?? 0) - (unused?.cents ?? 0) + (payment.purpose === "order" ? await withdrawnCents(db, payment.subjectId) : 0);
  const roomCents = Math.max(0, payment.amountCents - goneCents);
  return { roomCents, wholeCents: roomCents, elsewhere: [], paymentId: payment.id };
}

/** Gross cents that withdrawals from an order have taken off the next bill, or will give back once its goods have arrived. */
async function withdrawnCents(db: Db, orderId: string): Promise<number> {
  const [setOff] = await db
    .select({ cents: sum(charges.amountCents).mapWith(Number) })
    .from(charges)
    .innerJoin(declarations, eq(charges.sourceId, sql`'withdrawal:' || ${declarations.id}`))
    .where(eq(declarations.orderId, orderId));
  const [promised] = await db
    .select({ cents: sum(declarations.refundCents).mapWith(Number) })
    .from(declarations)
    .where(and(eq(declarations.orderId, orderId), eq(declarations.kind, "withdrawal"), eq(declarations.state, "accepted")));
  return (promised?.cents ?? 0) - (setOff?.cents ?? 0);
}
