import { germanDay, isInvoicePaid } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { InvoiceRow } from "../db/schema/billing.ts";
import type { Deps } from "../kernel/deps.ts";
import { validationProblem } from "../base/field-errors.ts";
import { Problem } from "../base/problem.ts";
import { liftBlocks } from "./lift-blocks.ts";
import { mailInvoice } from "./mail-job.ts";
import { advanceInvoice, ownInvoice } from "./store.ts";
import type { Owner } from "./owner.ts";
import { isDisputable } from "./view.ts";

export type Objection = { readonly reason: string; readonly amountCents: number | undefined };

/**
 * Records an objection (§ 67 TKG, L14). Dunning of this invoice stops, the disputed sum leaves the arrears, and a block that the arrears no
 * longer justify ends. A fan can object to a paid invoice too; it stays paid until the decision.
 * @throws Problem 1021 for an invoice of another fan, -1 with status 409 for one that is credited, was objected to before, or is older than
 * eight weeks, 400 for a sum above the invoice's
 */
export async function disputeInvoice(deps: Deps, db: Db, id: string, owner: Owner, objection: Objection): Promise<InvoiceRow> {
  const invoice = await ownInvoice(db, id, owner, "lock");
  const now = deps.clock.now();
  const amountCents = objection.amountCents ?? invoice.grossCents;
  if (amountCents > invoice.grossCents) throw validationProblem([{ field: "amount.amount", rule: "disputeAmount.range" }]);
  if (!isDisputable(invoice, germanDay(now.getTime()))) {
    throw Problem.failed({ status: 409, reason: invoice.disputedAt ? "invoice.disputedBefore" : "invoice.notDisputable" });
  }
  const disputed = await advanceInvoice(db, invoice, "dispute", now, {
    disputedCents: amountCents,
    disputeReason: objection.reason,
    disputedAt: now,
  });
  await liftBlocks(deps, db, owner.userId, now);
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: id, kind: isInvoicePaid(invoice) ? "disputeReceivedPaid" : "disputeReceived" });
  return disputed;
}
