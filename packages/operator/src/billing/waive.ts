import { eq } from "drizzle-orm";
import { type InvoiceRow, invoices } from "../db/schema/billing.ts";
import type { SubjectContext } from "../kernel/payment-subject.ts";
import { writeCreditNotes } from "./credit-notes.ts";
import { liftBlocks } from "./lift-blocks.ts";
import { moneyOf } from "./paid-with.ts";
import { advanceInvoice } from "./store.ts";

/**
 * Credits the rest of a locked open invoice where the payment provider does not take so small a sum. The fan can pay it neither by debit
 * nor at a checkout, and so is not in default (L11).
 * @returns undefined where the rest can be paid
 */
export async function waiveTooSmall({ deps, db, now }: SubjectContext, invoice: InvoiceRow): Promise<InvoiceRow | undefined> {
  const cents = invoice.grossCents - invoice.creditedCents;
  if (cents >= deps.providers.payment.smallestCents) return undefined;
  const money = await moneyOf(db, invoice);
  // Do not give a second time what another bill has credited.
  const given = { cause: "waived" as const, cents: Math.min(cents, money.roomCents), money };
  const notes = await writeCreditNotes(deps, db, invoice, given);
  const waived = await advanceInvoice(db, invoice, "credit", now, { creditedCents: invoice.grossCents }, notes.join(", ") || undefined);
  await liftBlocks(deps, db, invoice.userId, now);
  return waived;
}

/** Waives a bill before its mail goes out, because neither the mail nor the document may announce a debit that does not happen. */
export async function waiveFromTheStart(context: SubjectContext, invoice: InvoiceRow): Promise<void> {
  if (invoice.state !== "issued" || !(await waiveTooSmall(context, invoice))) return;
  await context.db
    .update(invoices)
    .set({ facts: { ...invoice.facts, waived: true } })
    .where(eq(invoices.id, invoice.id));
}
