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

/** What costs the line its use, the worse the later. */
const SEVERE: readonly Invoice["status"][] = ["blockThreatened", "blocked"];

const urgency = ({ status }: Invoice): number => Number(isLate({ status })) + SEVERE.indexOf(status) + 1;

/** Those to pay, the most urgent first: a block before its threat, that before late ones and these before open ones, then by the day they are due. */
export function byUrgency(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.filter(({ payable }) => payable).toSorted((a, b) => urgency(b) - urgency(a) || a.dueDate.localeCompare(b.dueDate));
}
