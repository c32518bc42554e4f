import { addCalendarDays } from "../days/calendar-days.ts";
import type { InvoiceState } from "./invoice-states.ts";

/** Extra days that a fan may take for an overdue bill without giving a reason. */
export const DEFERRAL_DAYS = [7, 14] as const;
export type DeferralDays = (typeof DEFERRAL_DAYS)[number];

/** Not before the due date, because there is still time, and not for a blocked line, because it needs its bill paid. */
const DEFERRABLE = ["overdue", "reminder1", "reminder2", "blockThreatened"] as const satisfies readonly InvoiceState[];

/** What decides whether a bill may be deferred; `deferredUntil` is an ISO day and stays set after a deferral. */
export type DeferralFacts = { readonly state: InvoiceState; readonly deferredUntil: string | null };

/** True for an overdue bill that was never deferred: each bill can be deferred once. */
export function mayDefer({ state, deferredUntil }: DeferralFacts): boolean {
  return deferredUntil === null && DEFERRABLE.some((late) => late === state);
}

/** Last day of a deferral that starts today, ISO days. */
export function deferredUntil(today: string, days: DeferralDays): string {
  return addCalendarDays(today, days);
}

/** True while a deferral suspends dunning, including its last day. */
export function isDeferred(until: string | null, today: string): boolean {
  return until !== null && today <= until;
}
