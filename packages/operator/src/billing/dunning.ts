import {
  HOUR_MS,
  addCalendarDays,
  germanDay,
  type InvoiceEvent,
  type InvoiceState,
  INVOICE_STATES,
  isDeferred,
  mayBlock,
  mayThreatenBlock,
  REMINDER_1_DAYS,
  REMINDER_2_DAYS,
  startOfGermanDay,
  THREAT_AFTER_DAYS,
  BLOCK_WARNING_DAYS,
} from "@tribun/domain";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import type { InvoiceRow } from "../db/schema/billing.ts";
import type { Deps } from "../kernel/deps.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { arrearsOfFan } from "./arrears.ts";
import { blockLines, linesToBlock } from "./blocks.ts";
import type { InvoiceMailKind } from "../papers/invoice-mail-types.ts";
import { mailInvoice } from "./mail-job.ts";
import { advanceInvoice, lockInvoice } from "./store.ts";

/** Mails about dunning and collection go out at 8:00 German time. */
const MORNING_MS = 8 * HOUR_MS;

/** Days until the next step is due, by the dunning stage of an invoice. */
const PAUSE_DAYS: Partial<Record<InvoiceState, number>> = {
  overdue: REMINDER_1_DAYS,
  reminder1: REMINDER_2_DAYS,
  reminder2: THREAT_AFTER_DAYS,
  blockThreatened: BLOCK_WARNING_DAYS,
};

/**
 * Takes the next step of dunning an invoice (flows §4.3). A job belongs to one stage: it does nothing once the invoice has left the stage
 * or has entered it again, so exactly one job counts. A payment under way or a deferral postpones the step. An objection ends the job's
 * stage, and its rejection schedules a new job.
 */
export const dunInvoice = defineJob(
  "invoice.dun",
  v.object({ invoiceId: v.string(), stage: v.picklist(INVOICE_STATES), stageAt: v.string() }),
  async (job, { deps, db }) => {
    const invoice = await lockInvoice(db, job.invoiceId);
    if (invoice?.stageAt.toISOString() !== job.stageAt) return;
    const now = deps.clock.now();
    if (invoice.state === "collecting" && invoice.before === job.stage) {
      await deps.outbox.enqueue(db, dunInvoice, job, { dueAt: new Date(now.getTime() + HOUR_MS) });
      return;
    }
    if (invoice.state !== job.stage || PAUSE_DAYS[job.stage] === undefined) return;
    if (invoice.deferredUntil !== null && isDeferred(invoice.deferredUntil, germanDay(now.getTime()))) {
      await deps.outbox.enqueue(db, dunInvoice, job, { dueAt: morningOf(addCalendarDays(invoice.deferredUntil, 1)) });
      return;
    }
    if (await step(deps, db, invoice, now)) return;
    // The law does not allow the next step yet. The arrears may grow, so check again tomorrow.
    const tomorrow = addCalendarDays(germanDay(now.getTime()), 1);
    await deps.outbox.enqueue(db, dunInvoice, job, { dueAt: morningOf(tomorrow) });
  },
);

/** Marks an unpaid invoice as overdue and starts its dunning. */
export async function fallOverdue(deps: Deps, db: Db, invoice: InvoiceRow, now: Date): Promise<InvoiceRow> {
  const overdue = await advanceInvoice(db, invoice, "fallOverdue", now);
  await scheduleStep(deps, db, overdue);
  return overdue;
}

/** Schedules the next step of the stage that an invoice has just entered. */
export async function scheduleStep(deps: Deps, db: Db, invoice: InvoiceRow): Promise<void> {
  const days = PAUSE_DAYS[invoice.state];
  if (days === undefined) return;
  const dueAt = morningOf(addCalendarDays(germanDay(invoice.stageAt.getTime()), days));
  const payload = { invoiceId: invoice.id, stage: invoice.state, stageAt: invoice.stageAt.toISOString() };
  await deps.outbox.enqueue(db, dunInvoice, payload, { dueAt });
}

/** 8:00 German time on a German day. */
export function morningOf(day: string): Date {
  return new Date(startOfGermanDay(day) + MORNING_MS);
}

/** @returns false where the law does not allow the step today (§ 61(4) TKG) */
async function step(deps: Deps, db: Db, invoice: InvoiceRow, now: Date): Promise<boolean> {
  const go = async (event: InvoiceEvent, kind?: InvoiceMailKind) => {
    const next = await advanceInvoice(db, invoice, event, now, event === "threatenBlock" ? { warnedAt: null } : {});
    if (kind) await deps.outbox.enqueue(db, mailInvoice, { invoiceId: invoice.id, kind });
    await scheduleStep(deps, db, next);
    return true;
  };
  const { state } = invoice;
  if (state === "overdue") return go("remind", "reminder1");
  if (state === "reminder1") return go("remind", "reminder2");
  const arrears = await arrearsOfFan(db, invoice.userId, "paid", germanDay(now.getTime()));
  const mayThreaten = mayThreatenBlock(arrears) && (await linesToBlock(db, invoice.userId)).length > 0;
  if (state === "reminder2") return mayThreaten ? go("threatenBlock", "blockThreatened") : false;
  if (!mayThreaten) return go("withdrawThreat");
  // A warning counts from the day on which its mail went out. An undelivered warning does not count.
  const warnedOn = invoice.warnedAt ? germanDay(invoice.warnedAt.getTime()) : undefined;
  if (!mayBlock(arrears, warnedOn, germanDay(now.getTime()))) return false;
  await go("block", "blocked");
  await blockLines(deps, db, invoice.userId, now);
  return true;
}
