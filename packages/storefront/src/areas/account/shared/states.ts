import type { Invoice } from "@tribun/api-client/contract";
import { ARREARS_STATES, daysBetween, euro, type Money } from "@tribun/domain";
import type { Tone } from "@tribun/ui-kit";

/** True if the payment is overdue (§ 61(4) TKG). */
export function isLate({ status }: Pick<Invoice, "status">): boolean {
  return ARREARS_STATES.some((late) => late === status);
}

/** Colour of a status. */
export function toneOf(invoice: Invoice): Tone {
  if (invoice.paid || invoice.status === "credited") return "ok";
  return isLate(invoice) ? "bad" : "info";
}

/** The amount still to pay, gross. */
export function restOf({ total, credited }: Pick<Invoice, "total" | "credited">): Money {
  return euro(total.amount - (credited?.amount ?? 0));
}

/** Whole days since the due day, at least 0; `today` is a German day. */
export function daysLate({ dueDate }: Pick<Invoice, "dueDate">, today: string): number {
  return Math.max(0, daysBetween(dueDate, today));
}

/** States that block the line, in rising severity. */
const SEVERE: readonly Invoice["status"][] = ["blockThreatened", "blocked"];

const urgency = ({ status }: Invoice): number => Number(isLate({ status })) + SEVERE.indexOf(status) + 1;

/** Payable invoices, most urgent first: blocked, block threatened, late, open, then by due day. */
export function byUrgency(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.filter(({ payable }) => payable).toSorted((a, b) => urgency(b) - urgency(a) || a.dueDate.localeCompare(b.dueDate));
}
