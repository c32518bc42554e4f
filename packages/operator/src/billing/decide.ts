import { addCalendarDays, germanDay, isInvoicePaid, isPayableInvoice } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { InvoiceRow } from "../db/schema/billing.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { isUnderWay } from "../payments/begin.ts";
import { scheduleCollection } from "./collect.ts";
import { writeCreditNotes } from "./credit-notes.ts";
import { fallOverdue, scheduleStep } from "./dunning.ts";
import { mailInvoice } from "./mail-job.ts";
import { moneyOf } from "./paid-with.ts";
import { advanceInvoice, lockInvoice } from "./store.ts";
import { waiveTooSmall } from "./waive.ts";
import { DUE_DAYS } from "./write.ts";

/**
 * Decides an objection (§ 67 TKG, L14). An accepted sum gets a credit note: the rest of an open invoice is due again, and a paid invoice is
 * refunded. After a rejection, dunning resumes at its stage with the stage's whole pause, or the invoice stays paid.
 * @throws Problem -1 with status 403 for an id of no disputed invoice of this club, 409 for one that is already decided
 */
export async function decideObjectionOf(
  deps: Deps,
  db: Db,
  teamId: number,
  id: string,
  decision: "accept" | "reject",
): Promise<InvoiceRow> {
  const invoice = await lockInvoice(db, id);
  if (!invoice || invoice.teamId !== teamId || invoice.disputedAt === null)
    throw Problem.failed({ status: 403, reason: "objection.unknown" });
  if (invoice.state !== "disputed") throw Problem.failed({ status: 409, reason: `invoice.${invoice.state}` });
  if (decision === "accept") return accept(deps, db, invoice);
  const rejected = await resume(deps, db, invoice);
  // Waive first: the mail must not announce a debit of a rest that is too small to collect.
  const waived = await waivedOf(deps, db, rejected);
  const kind = isInvoicePaid(invoice) ? "disputeRejectedPaid" : "disputeRejected";
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: id, kind });
  return waived ?? rejected;
}

async function accept(deps: Deps, db: Db, invoice: InvoiceRow): Promise<InvoiceRow> {
  const money = await moneyOf(db, invoice);
  // Do not refund again what went back for another reason in the meantime.
  const cents = Math.min(invoice.disputedCents, money.roomCents);
  const notes = cents === 0 ? [] : await writeCreditNotes(deps, db, invoice, { cause: "objection", cents, money });
  const creditedCents = invoice.creditedCents + cents;
  if (cents === 0) await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind: "disputeSettled" });
  if (cents < money.wholeCents) {
    const open = await resume(deps, db, invoice, creditedCents);
    const waived = await waivedOf(deps, db, open);
    if (waived) return waived;
    // The debit no longer has the announced sum, and may have another day, so send a mail about the rest (L33).
    if (open.state === "issued") await deps.outbox.enqueue(db, mailInvoice, { invoiceId: open.id, kind: "disputeRest" });
    return open;
  }
  return advanceInvoice(db, invoice, "credit", deps.clock.now(), { creditedCents, disputedCents: 0 }, notes.join(", ") || undefined);
}

/** Waives a sum that is due again where it is too small to be paid. */
async function waivedOf(deps: Deps, db: Db, open: InvoiceRow): Promise<InvoiceRow | undefined> {
  return isPayableInvoice(open.state) ? waiveTooSmall({ deps, db, now: deps.clock.now() }, open) : undefined;
}

async function resume(deps: Deps, db: Db, invoice: InvoiceRow, creditedCents = invoice.creditedCents): Promise<InvoiceRow> {
  const now = deps.clock.now();
  const today = germanDay(now.getTime());
  // The announced collection day passed during the objection, so announce a new one with the full notice.
  const missed = invoice.before === "issued" && invoice.dueDate <= today;
  const dueDate = missed ? addCalendarDays(today, DUE_DAYS) : invoice.dueDate;
  const open = await advanceInvoice(db, invoice, "rejectDispute", now, { disputedCents: 0, creditedCents, dueDate });
  // The bank took the money back during the objection, and dunning has not started yet.
  if (open.state === "returned") return fallOverdue(deps, db, open, now);
  if (missed) await scheduleCollection(deps, db, open);
  await scheduleStep(deps, db, open);
  // Dunning pauses while a payment is under way. The objection's state has hidden that payment.
  const underWay = isPayableInvoice(open.state) && (await isUnderWay(db, "invoice", open.id));
  return underWay ? advanceInvoice(db, open, "collect", now) : open;
}
