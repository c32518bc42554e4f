import type { Invoice } from "@tribun/api-client/contract";
import { ARREARS_STATES, euro, type Money } from "@tribun/domain";
import type { Tone } from "@tribun/ui-kit";
import { daysBetween } from "./days.ts";

/** True where the money should have come already (§ 61(4) TKG). */
export function isLate({ status }: Pick<Invoice, "status">): boolean {
  return ARREARS_STATES.some((late) => late === status);
}

/** The colour beside the word of a status. */
export function toneOf(invoice: Invoice): Tone {
  if (invoice.paid || invoice.status === "credited") return "ok";
  return isLate(invoice) ? "bad" : "info";
}

/** What is still to be paid, gross. */
export function restOf({ total, credited }: Pick<Invoice, "total" | "credited">): Money {
  return euro(total.amount - (credited?.amount ?? 0));
}

/** Whole days since an invoice was due, on a German day; at least 0. */
export function daysLate({ dueDate }: Pick<Invoice, "dueDate">, today: string): number {
  return Math.max(0, daysBetween(dueDate, today));
}

/** Those to pay, the most urgent first: late ones before open ones, then by the day they are due. */
export function byUrgency(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices
    .filter(({ payable }) => payable)
    .toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)) || a.dueDate.localeCompare(b.dueDate));
}
