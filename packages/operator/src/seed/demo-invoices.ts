import { HOUR_MS, REMINDER_1_DAYS, addCalendarDays, addMonths, germanDay, monthOf, startOfGermanDay } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { InvoiceRow } from "../db/schema/billing.ts";
import { outbox } from "../db/schema/operations.ts";
import { usagePeriods } from "../db/schema/line-care.ts";
import { billFan } from "../billing/bill-fan.ts";
import { advanceInvoice } from "../billing/store.ts";

const MORNING_MS = 8 * HOUR_MS;
/** Usage of past months: GB at home, minutes at home and to Türkiye, messages; repeats. */
const USED = [
  [9.7, 74, 22, 6],
  [21.4, 263, 88, 21],
  [17.9, 191, 57, 14],
] as const;

/**
 * Bills a demo fan for the months since the activation, each on the first of the next month. All invoices but the last were paid on their
 * due date; the last gets normal dunning once it is late.
 */
export async function seedInvoices(
  db: Db,
  demo: { readonly userId: string; readonly lineId: string; readonly activatedAt: Date; readonly totalGb: number },
  now: Date,
): Promise<void> {
  const { userId, lineId, activatedAt, totalGb } = demo;
  // The operator may start first at night, before this morning's time.
  const morning = (day: string) => new Date(Math.min(morningOf(day).getTime(), now.getTime()));
  const today = germanDay(now.getTime());
  const made: InvoiceRow[] = [];
  for (let first = monthOf(germanDay(activatedAt.getTime())).from; ; first = addMonths(first, 1)) {
    const issueDay = addMonths(first, 1);
    if (issueDay > today) break;
    const [gb, minutes, toTurkiye, messages] = USED[made.length % USED.length] ?? USED[0];
    const month = { lineId, period: first.slice(0, 7) };
    await db.insert(usagePeriods).values([
      { ...month, kind: "data", zone: "de", used: gb, total: totalGb, unit: "GB" },
      { ...month, kind: "voice", zone: "de", used: minutes, total: -1, unit: "min" },
      { ...month, kind: "voice", zone: "tr", used: toTurkiye, total: 100, unit: "min" },
      { ...month, kind: "sms", zone: "de", used: messages, total: -1, unit: "sms" },
    ]);
    made.push(...(await billFan(db, userId, morning(issueDay))));
  }
  for (const invoice of made.slice(0, -1)) {
    const paidAt = morning(invoice.dueDate);
    if (paidAt < now) await advanceInvoice(db, invoice, "settle", paidAt, { paidAt });
  }
  const last = made.at(-1);
  if (!last) return;
  // Jobs by name, because importing their modules would load everything that builds documents. The runners find them by polling.
  const enqueue = (kind: string, payload: Record<string, string>, dueAt: Date) =>
    db.insert(outbox).values({ kind, payload, dueAt, createdAt: now });
  if (last.dueDate >= today) {
    await enqueue("invoice.collect", { invoiceId: last.id }, morningOf(last.dueDate));
    return;
  }
  const lateOn = addCalendarDays(last.dueDate, 1);
  const { id: invoiceId, state: stage, stageAt } = await advanceInvoice(db, last, "fallOverdue", morning(lateOn));
  const remindOn = morningOf(addCalendarDays(lateOn, REMINDER_1_DAYS));
  await enqueue("invoice.dun", { invoiceId, stage, stageAt: stageAt.toISOString() }, remindOn);
}

const morningOf = (day: string): Date => new Date(startOfGermanDay(day) + MORNING_MS);
