import { HOUR_MS, addCalendarDays, germanDay } from "@tribun/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import type { InvoiceRow } from "../../db/schema/billing.ts";
import { outbox } from "../../db/schema/operations.ts";
import type { PaymentRow } from "../../db/schema/payments.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { findMethod } from "../payment-methods/store.ts";
import { chargeStored } from "../payments/charge.ts";
import { fallOverdue, morningOf } from "./dunning.ts";
import { mailInvoice } from "./mail-job.ts";
import type { SubjectContext } from "../payments/subject.ts";
import { comeBack } from "./come-back.ts";
import { advanceInvoice, lockInvoice } from "./store.ts";
import { waiveTooSmall } from "./waive.ts";

/** So many days a provider that cannot be reached, or a mail that does not get through, is waited for; then the fan is asked to pay. */
const PATIENCE_DAYS = 7;
/** What was announced for a day may be drawn on the day after as well: the announcement says so. */
const COVERED_DAYS = 1;

/** `since` is the day on which the debit was put off first. */
const collection = v.object({ invoiceId: v.string(), since: v.exactOptional(v.string()) });

/**
 * On the due date an invoice is drawn from the fan's default method, as its mail announced (L33). Without a method the fan
 * has until the end of that day; then dunning begins. One that is paid, disputed or credited by then is left alone. Where the
 * jobs stood still beyond what was announced, or the mail that announces it has not gone out, another day is announced first.
 */
export const collectInvoice = defineJob("invoice.collect", collection, async (job, { deps, db }) => {
  const invoice = await lockInvoice(db, job.invoiceId);
  const now = deps.clock.now();
  if (invoice?.state === "collecting" && invoice.before === "issued") {
    await deps.outbox.enqueue(db, collectInvoice, job, { dueAt: new Date(now.getTime() + HOUR_MS) });
    return;
  }
  if (invoice?.state !== "issued") return;
  // An objection has put the day off; the job of the new day draws it.
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
 * Draws a locked invoice again the next morning because the provider of its payment could not be reached, which is no default of the
 * fan. A week after the first try its sum is asked for like one that nobody pays; by then every day has left a job that was given up
 * for a person to see.
 */
export async function collectLater(context: SubjectContext, invoice: InvoiceRow, { createdAt }: PaymentRow): Promise<void> {
  if (invoice.state !== "issued") return;
  // A payment that is taken up again may come from before an objection.
  const tried = germanDay(createdAt.getTime());
  await putOff(context, invoice, tried > invoice.dueDate ? tried : invoice.dueDate);
}

/** Since when no mail with a new day has gone out; undefined where the last one did, as then the waiting begins anew. */
function unannouncedSince({ since }: v.InferOutput<typeof collection>, { announcedFor }: InvoiceRow): string | undefined {
  return since !== undefined && (announcedFor === null || announcedFor <= since) ? since : undefined;
}

/** Draws an invoice the next morning, and announces that day before (L33). A week after `since` the fan is asked to pay instead. */
async function putOff(context: SubjectContext, invoice: InvoiceRow, since: string): Promise<void> {
  const { deps, db, now } = context;
  const { id: invoiceId } = invoice;
  const on = addCalendarDays(germanDay(now.getTime()), 1);
  if (on > addCalendarDays(since, PATIENCE_DAYS)) return giveUp(context, invoice, "notDrawn");
  if (!(await isMailWaiting(db, invoiceId))) await deps.outbox.enqueue(db, mailInvoice, { invoiceId, kind: "putOff", on });
  await deps.outbox.enqueue(db, collectInvoice, { invoiceId, since }, { dueAt: morningOf(on) });
}

/** True where a mail with a new day waits for a person: another one to the same address would not get through either. */
async function isMailWaiting(db: Db, invoiceId: string): Promise<boolean> {
  const given = sql`${outbox.payload} @> jsonb_build_object('invoiceId', ${invoiceId}::text, 'kind', 'putOff')`;
  return (await db.$count(outbox, and(eq(outbox.kind, mailInvoice.kind), isNull(outbox.doneAt), given))) > 0;
}

async function giveUp({ deps, db, now }: SubjectContext, invoice: InvoiceRow, kind: "overdue" | "notDrawn"): Promise<void> {
  await fallOverdue(deps, db, invoice, now);
  await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind });
}

/** @returns false when the fan keeps no method */
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

/** Enters the collection of an invoice for its due date. */
export async function scheduleCollection(
  deps: Deps,
  db: Db,
  { id: invoiceId, dueDate }: Pick<InvoiceRow, "id" | "dueDate">,
): Promise<void> {
  await deps.outbox.enqueue(db, collectInvoice, { invoiceId }, { dueAt: morningOf(dueDate) });
}
