import { addCalendarDays, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { pushOf } from "../words/push-texts.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { tellByPush } from "../reach/push/send.ts";
import { scheduleCollection } from "./collect.ts";
import { handLetterToCare, sendLetter } from "./mail-job.ts";
import { lockInvoice } from "./store.ts";
import { DUE_DAYS } from "./write.ts";

const only = v.object({ invoiceId: v.string() });

/**
 * Mails a new invoice, which also announces its debit, and schedules its collection. If the mail leaves late, the due date moves, so that
 * the fan keeps the full time to pay and the full notice of the debit (L33).
 */
export const sendNewInvoice = defineJob(
  "invoice.issue",
  only,
  async ({ invoiceId }, { deps, db, id }) => {
    const [given] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
    const dueDate = given && dueAfter(given, germanDay(deps.clock.nowMs()));
    const sent = await sendLetter(deps, db, id, { invoiceId, kind: "issued", dueDate });
    if (!sent) return;
    const push = pushOf("invoice", "issued");
    if (push) await tellByPush(deps, db, sent.invoice.userId, { kind: push });
    const invoice = await lockInvoice(db, invoiceId);
    if (!invoice || dueDate === undefined) return;
    await db
      .update(invoices)
      .set({ dueDate, ...(sent.announcedDebit && { announcedFor: dueDate }) })
      .where(eq(invoices.id, invoiceId));
    await scheduleCollection(deps, db, { id: invoiceId, dueDate });
  },
  { lane: "messages", onGiveUp: (given, { deps, db }) => handLetterToCare(deps, db, { ...v.parse(only, given), kind: "issued" }) },
);

/** @returns the due date of an invoice whose mail leaves today; undefined for one that needs no payment */
function dueAfter({ state, before, dueDate }: InvoiceRow, today: string): string | undefined {
  if (state !== "issued" && before !== "issued") return undefined;
  const soonest = addCalendarDays(today, DUE_DAYS);
  return dueDate < soonest ? soonest : dueDate;
}
