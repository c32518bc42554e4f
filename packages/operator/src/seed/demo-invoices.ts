import { HOUR_MS, addCalendarDays, addMonths, germanDay, monthOf, startOfGermanDay } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { InvoiceRow } from "../db/schema/billing.ts";
import { usagePeriods } from "../db/schema/line-care.ts";
import { billFan } from "../resources/invoices/bill-fan.ts";
import { advanceInvoice } from "../resources/invoices/store.ts";

const MORNING_MS = 8 * HOUR_MS;
/** Volume used in the months that are over, in GB; repeats. */
const USED_GB = [9.7, 21.4, 17.9];

/**
 * Bills a demo fan for the months since the activation, each on the first of the month after it. All invoices but the last
 * were paid on their due date.
 */
export async function seedInvoices(
  db: Db,
  demo: { readonly userId: string; readonly lineId: string; readonly activatedAt: Date; readonly totalGb: number },
  now: Date,
): Promise<void> {
  const { userId, lineId, activatedAt, totalGb } = demo;
  // An operator may be first started in the night: then nothing has happened on this day's morning yet.
  const morning = (day: string) => new Date(Math.min(startOfGermanDay(day) + MORNING_MS, now.getTime()));
  const today = germanDay(now.getTime());
  const made: InvoiceRow[] = [];
  for (let first = monthOf(germanDay(activatedAt.getTime())).from; ; first = addMonths(first, 1)) {
    const issueDay = addMonths(first, 1);
    if (issueDay > today) break;
    const used = USED_GB[made.length % USED_GB.length] ?? 0;
    await db.insert(usagePeriods).values({ lineId, period: first.slice(0, 7), kind: "data", zone: "de", used, total: totalGb, unit: "GB" });
    made.push(...(await billFan(db, userId, morning(issueDay))));
  }
  for (const invoice of made.slice(0, -1)) {
    const paidAt = morning(invoice.dueDate);
    if (paidAt < now) await advanceInvoice(db, invoice, "settle", paidAt, { paidAt });
  }
  const last = made.at(-1);
  if (last && last.dueDate < today) await advanceInvoice(db, last, "fallOverdue", morning(addCalendarDays(last.dueDate, 1)));
}
