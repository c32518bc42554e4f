import type { InvoiceRow } from "../../db/schema/billing.ts";
import type { SubjectContext } from "../payments/subject.ts";
import { fallOverdue } from "./dunning.ts";
import { mailInvoice } from "./mail-job.ts";
import { advanceInvoice } from "./store.ts";
import { waiveTooSmall } from "./waive.ts";

/**
 * A collection that came to nothing, or a debit of `takenBackCents` that the bank took back: the invoice is overdue, and the fan
 * is told, unless it is too little for anybody to pay. One that is objected to waits for its decision first (§ 67 TKG, L14).
 */
export async function comeBack(
  { deps, db, now }: SubjectContext,
  invoice: InvoiceRow,
  reason: string,
  takenBackCents?: number,
): Promise<void> {
  // What was credited after the payment was paid out to the fan, so all that the bank took back is due again.
  const creditedCents = takenBackCents === undefined ? invoice.creditedCents : invoice.grossCents - takenBackCents;
  const returned = await advanceInvoice(db, invoice, "returnDebit", now, { paidAt: null, creditedCents }, reason);
  const disputed = returned.state === "disputed";
  if (!disputed && (await waiveTooSmall({ deps, db, now }, returned))) return;
  if (!disputed) await fallOverdue(deps, db, returned, now);
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind: disputed ? "disputeReturned" : "returned" });
}
