import { HOUR_MS, addCalendarDays, germanDay } from "@tribun/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import type { InvoiceRow } from "../db/schema/billing.ts";
import { outbox } from "../db/schema/operations.ts";
import type { PaymentRow } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { findMethod } from "../payments/methods/store.ts";
import { chargeStored } from "../payments/charge.ts";
import { fallOverdue, morningOf } from "./dunning.ts";
import { mailInvoice } from "./mail-job.ts";
import type { SubjectContext } from "../kernel/payment-subject.ts";
import { comeBack } from "./come-back.ts";
import { advanceInvoice, lockInvoice } from "./store.ts";
import { waiveTooSmall } from "./waive.ts";

/** Days for which collection retries while the provider is unreachable or the announcing mail fails. Then the fan must pay the bill. */
const PATIENCE_DAYS = 7;
/** Days after the announced day on which the debit may still happen. The announcement says so. */
const COVERED_DAYS = 1;

/** `since` is the ISO day on which the debit was first postponed. */
const collection = v.object({ invoiceId: v.string(), since: v.exactOptional(v.string()) });

/**
 * Collects an invoice from the fan's default method on its due date, as its mail announced (L33). Without a method the fan has until the
 * end of that day; then dunning begins. Skips an invoice that is paid, disputed or credited by then. Announces another day first where the
 * jobs stood still beyond the announced days, or where the announcing mail has not gone out.
 */
export const collectInvoice = defineJob("invoice.collect", collection, async (job, { deps, db }) => {
  const invoice = await lockInvoice(db, job.invoiceId);
  const now = deps.clock.now();
  if (invoice?.state === "collecting" && invoice.before === "issued") {
    await deps.outbox.enqueue(db, collectInvoice, job, { dueAt: new Date(now.getTime() + HOUR_MS) });
    return;
  }
  if (invoice?.state !== "issued") return;
  // An objection moved the due date, so the job of the new date collects the invoice.
  const today = germanDay(now.getTime());
  if (today < invoice.dueDate) return;
  if (await waiveTooSmall({ deps, db, now }, invoice)) return;
  const covered = invoice.announcedFor !== null && today <= addCalendarDays(invoice.announcedFor, COVERED_DAYS);
  if (!covered && (await findMethod(db, invoice, undefined)))
    return putOff({ deps, db, now }, invoice, unannouncedSince(job, invoice) ?? today);
  const drawn = await draw(deps, db, invoice, now);
  if (drawn) return;
  const dayAfter = addCalendarDays(invoice.dueDate, 1);
  if (today < dayAfter) await deps.outbox.enqueue(db, collectInvoice, job, { dueAt: morningOf(dayAfter) });
  else await giveUp({ deps, db, now }, invoice, "overdue");
});

/**
 * Collects a locked invoice the next morning, because the provider of its payment was unreachable, which does not put the fan in default. A
 * week after the first try the fan must pay, as for any unpaid bill. By then each day has left an abandoned job for staff.
 */
export async function collectLater(context: SubjectContext, invoice: InvoiceRow, { createdAt }: PaymentRow): Promise<void> {
  if (invoice.state !== "issued") return;
  // A resumed payment may date from before an objection, and so from before the new due date.
  const tried = germanDay(createdAt.getTime());
  await putOff(context, invoice, tried > invoice.dueDate ? tried : invoice.dueDate);
}

/** The day since which no mail with a new debit day has gone out. Undefined where the last one went out: the waiting time starts anew. */
function unannouncedSince({ since }: v.InferOutput<typeof collection>, { announcedFor }: InvoiceRow): string | undefined {
  return since !== undefined && (announcedFor === null || announcedFor <= since) ? since : undefined;
}

/** Postpones the debit to the next morning and announces that day (L33). A week after `since` the fan must pay instead. */
async function putOff(context: SubjectContext, invoice: InvoiceRow, since: string): Promise<void> {
  const { deps, db, now } = context;
  const { id: invoiceId } = invoice;
  const on = addCalendarDays(germanDay(now.getTime()), 1);
  if (on > addCalendarDays(since, PATIENCE_DAYS)) return giveUp(context, invoice, "notDrawn");
  if (!(await isMailWaiting(db, invoiceId))) await deps.outbox.enqueue(db, mailInvoice, { invoiceId, kind: "putOff", on });
  await deps.outbox.enqueue(db, collectInvoice, { invoiceId, since }, { dueAt: morningOf(on) });
}

/** True while a mail with a new debit day is undelivered in the outbox: another one to the same address would fail too. */
async function isMailWaiting(db: Db, invoiceId: string): Promise<boolean> {
  const given = sql`${outbox.payload} @> jsonb_build_object('invoiceId', ${invoiceId}::text, 'kind', 'putOff')`;
  return (await db.$count(outbox, and(eq(outbox.kind, mailInvoice.kind), isNull(outbox.doneAt), given))) > 0;
}

async function giveUp({ deps, db, now }: SubjectContext, invoice: InvoiceRow, kind: "overdue" | "notDrawn"): Promise<void> {
  await fallOverdue(deps, db, invoice, now);
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind });
}

/** @returns false when the fan has no stored payment method */
async function draw(deps: Deps, db: Db, invoice: InvoiceRow, now: Date): Promise<boolean> {
  try {
    await chargeStored({ deps, db }, { purpose: "invoice", subjectId: invoice.id });
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "1037") return false;
    if (error.code !== "1038") throw error;
    const tried = await advanceInvoice(db, invoice, "collect", now);
    await comeBack({ deps, db, now }, tried, error.facts.reason ?? "refused");
    return true;
  }
}

/** Schedules the collection of an invoice for the morning of its due date. */
export async function scheduleCollection(
  deps: Deps,
  db: Db,
  { id: invoiceId, dueDate }: Pick<InvoiceRow, "id" | "dueDate">,
): Promise<void> {
  await deps.outbox.enqueue(db, collectInvoice, { invoiceId }, { dueAt: morningOf(dueDate) });
}
