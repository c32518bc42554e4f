import { DAY_MS } from "../values/constants.ts";
import { addCalendarDays } from "../days/calendar-days.ts";
import { addWorkingDays } from "../days/working-days.ts";
import { ARREARS_STATES, type InvoicePosition } from "./invoice-states.ts";

/** Days between two steps of dunning (flows §4.3). */
export const REMINDER_1_DAYS = 7;
export const REMINDER_2_DAYS = 14;
/** Days from the second reminder until the operator may threaten a block. */
export const THREAT_AFTER_DAYS = 14;
/** Two weeks' written warning (§ 61(4) TKG). */
export const BLOCK_WARNING_DAYS = 14;
/** Incoming calls continue for a week after outgoing ones are blocked (§ 61(5) TKG). */
export const INCOMING_BLOCK_DAYS = 7;
/** Undisputed arrears from which a line may be blocked (§ 61(4) TKG), cents. */
export const BLOCK_ARREARS_CENTS = 10_000;
/** Repeated non-payment: a single unpaid invoice never suffices, whatever its amount. */
export const BLOCK_UNPAID_INVOICES = 2;
/** A fan may object to an invoice for eight weeks (§ 67(1) TKG). */
const DISPUTE_DAYS = 56;

/** One invoice, as the dunning rules need it; amounts in gross cents. */
export type OpenInvoice = InvoicePosition & { readonly totalCents: number; readonly disputedCents: number };

/** A fan's overdue amounts without the disputed ones. */
export type Arrears = { readonly cents: number; readonly invoices: number };

/**
 * True when an invoice is in default, or returns to default if its open payment or objection fails. A returned debit does not count while a
 * payment or objection is open; during an objection the operator told the fan to wait.
 */
function isLate({ state, before }: InvoicePosition): boolean {
  const waits = state === "collecting" || state === "disputed";
  if (waits && before === "returned") return false;
  return ARREARS_STATES.some((late) => late === (waits ? before : state));
}

/**
 * Adds up the undisputed arrears of a fan (§ 61(4) TKG, L14). The fan cannot pay the undisputed rest of a disputed invoice before the
 * decision, so it counts only together with other arrears: a fan who pays everything payable has no arrears that block a line.
 */
export function arrearsOf(invoices: readonly OpenInvoice[]): Arrears {
  const late = invoices.filter((invoice) => isLate(invoice) && invoice.totalCents > invoice.disputedCents);
  if (late.every(({ state }) => state === "disputed")) return { cents: 0, invoices: 0 };
  return { cents: late.reduce((sum, { totalCents, disputedCents }) => sum + totalCents - disputedCents, 0), invoices: late.length };
}

/** True when the operator may threaten a block: repeated non-payment and at least 100 € of undisputed arrears (§ 61(4) TKG, L11). */
export function mayThreatenBlock(arrears: Arrears): boolean {
  return arrears.cents >= BLOCK_ARREARS_CENTS && arrears.invoices >= BLOCK_UNPAID_INVOICES;
}

/**
 * True when the operator may block a line today: the conditions still hold and the written warning is two weeks old.
 * @param warnedOn German day of the warning, ISO; undefined when none was sent
 */
export function mayBlock(arrears: Arrears, warnedOn: string | undefined, today: string): boolean {
  return mayThreatenBlock(arrears) && warnedOn !== undefined && today >= addCalendarDays(warnedOn, BLOCK_WARNING_DAYS);
}

/**
 * What a block of a line stops at an instant (§ 61(5) TKG): outgoing use at once, incoming calls only after a full week.
 * Emergency calls always go through. Both instants in milliseconds since 1970.
 */
export function blockedServices(blockedAtMs: number, nowMs: number): { readonly outgoing: boolean; readonly incoming: boolean } {
  return { outgoing: nowMs >= blockedAtMs, incoming: nowMs >= incomingBlockAt(blockedAtMs) };
}

/** When a block reaches incoming calls, in milliseconds since 1970. */
export function incomingBlockAt(blockedAtMs: number): number {
  return blockedAtMs + INCOMING_BLOCK_DAYS * DAY_MS;
}

/**
 * Last day on which a fan may object to an invoice (§ 67(1) TKG): eight weeks, counted from the day after it arrived (§ 187 BGB). A period
 * that would end on a day of rest ends on the next workday (§ 193 BGB). ISO days.
 */
export function lastDisputeDay(issuedOn: string): string {
  return addWorkingDays(addCalendarDays(issuedOn, DISPUTE_DAYS), 0);
}
