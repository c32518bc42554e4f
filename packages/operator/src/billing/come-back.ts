import type { InvoiceRow } from "../db/schema/billing.ts";
import type { SubjectContext } from "../kernel/payment-subject.ts";
import { fallOverdue } from "./dunning.ts";
import { mailInvoice } from "./mail-job.ts";
import { advanceInvoice } from "./store.ts";
import { waiveTooSmall } from "./waive.ts";

/**
 * Handles a failed collection, or a debit of `takenBackCents` that the bank took back. The invoice becomes overdue and the fan gets a mail,
 * unless the sum is too small to be paid. A disputed invoice stays disputed until its decision (§ 67 TKG, L14).
 */
export async function comeBack(
  { deps, db, now }: SubjectContext,
  invoice: InvoiceRow,
  reason: string,
  takenBackCents?: number,
): Promise<void> {
  // The operator paid out all credits after the payment, so all that the bank took back is due again.
  const creditedCents = takenBackCents === undefined ? invoice.creditedCents : invoice.grossCents - takenBackCents;
  const returned = await advanceInvoice(db, invoice, "returnDebit", now, { paidAt: null, creditedCents }, reason);
  const disputed = returned.state === "disputed";
  if (!disputed && (await waiveTooSmall({ deps, db, now }, returned))) return;
  if (!disputed) await fallOverdue(deps, db, returned, now);
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind: disputed ? "disputeReturned" : "returned" });
}
