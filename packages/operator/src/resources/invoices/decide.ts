import { addCalendarDays, germanDay, isInvoicePaid, isPayableInvoice } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { InvoiceRow } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
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
 * Decides an objection. What was right is credited with a note of its own: of an open invoice the rest is due again, of a paid
 * one the money goes back. What was not goes on where dunning stood, with the whole pause of its stage ahead, or is paid as
 * before (§ 67 TKG, L14).
 * @throws Problem -1 with status 403 for no disputed invoice of this club, 409 for one that is decided
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
    throw new Problem("-1", { status: 403, reason: "objection.unknown" });
  if (invoice.state !== "disputed") throw new Problem("-1", { status: 409, reason: `invoice.${invoice.state}` });
  if (decision === "accept") return accept(deps, db, invoice);
  const rejected = await resume(deps, db, invoice);
  // The mail may announce no debit of what other credits have left too small to be drawn.
  const waived = await waivedOf(deps, db, rejected);
  const kind = isInvoicePaid(invoice) ? "disputeRejectedPaid" : "disputeRejected";
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: id, kind });
  return waived ?? rejected;
}

async function accept(deps: Deps, db: Db, invoice: InvoiceRow): Promise<InvoiceRow> {
  const money = await moneyOf(db, invoice);
  // What went back meanwhile for another reason is not given a second time.
  const cents = Math.min(invoice.disputedCents, money.roomCents);
  const notes = cents === 0 ? [] : await writeCreditNotes(deps, db, invoice, { cause: "objection", cents, money });
  const creditedCents = invoice.creditedCents + cents;
  if (cents === 0) await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind: "disputeSettled" });
  if (cents < money.wholeCents) {
    const open = await resume(deps, db, invoice, creditedCents);
    const waived = await waivedOf(deps, db, open);
    if (waived) return waived;
    // The sum that was announced is drawn no more, and perhaps not on that day (L33).
    if (open.state === "issued") await deps.outbox.enqueue(db, mailInvoice, { invoiceId: open.id, kind: "disputeRest" });
    return open;
  }
  return advanceInvoice(db, invoice, "credit", deps.clock.now(), { creditedCents, disputedCents: 0 }, notes.join(", ") || undefined);
}

/** What is due again, waived where it is too small to be paid. */
async function waivedOf(deps: Deps, db: Db, open: InvoiceRow): Promise<InvoiceRow | undefined> {
  return isPayableInvoice(open.state) ? waiveTooSmall({ deps, db, now: deps.clock.now() }, open) : undefined;
}

async function resume(deps: Deps, db: Db, invoice: InvoiceRow, creditedCents = invoice.creditedCents): Promise<InvoiceRow> {
  const now = deps.clock.now();
  const today = germanDay(now.getTime());
  // The collection that was announced has passed by meanwhile, and a new one is announced as long ahead.
  const missed = invoice.before === "issued" && invoice.dueDate <= today;
  const dueDate = missed ? addCalendarDays(today, DUE_DAYS) : invoice.dueDate;
  const open = await advanceInvoice(db, invoice, "rejectDispute", now, { disputedCents: 0, creditedCents, dueDate });
  // The bank took its money back while the objection was open, and nobody was reminded of it until now.
  if (open.state === "returned") return fallOverdue(deps, db, open, now);
  if (missed) await scheduleCollection(deps, db, open);
  await scheduleStep(deps, db, open);
  // Dunning stands still while a payment is under way; the objection has hidden that it is.
  const underWay = isPayableInvoice(open.state) && (await isUnderWay(db, "invoice", open.id));
  return underWay ? advanceInvoice(db, open, "collect", now) : open;
}
