import { addCalendarDays } from "../days/calendar-days.ts";
import type { InvoiceState } from "./invoice-states.ts";

/** So many days more a fan may take for a bill that is late, without giving a reason. */
export const DEFERRAL_DAYS = [7, 14] as const;
export type DeferralDays = (typeof DEFERRAL_DAYS)[number];

/** Before the due date there is time, and a line that is blocked needs its bill paid. */
const DEFERRABLE = ["overdue", "reminder1", "reminder2", "blockThreatened"] as const satisfies readonly InvoiceState[];

/** What decides about time for a bill; the day is ISO, and kept once it was given. */
export type DeferralFacts = { readonly state: InvoiceState; readonly deferredUntil: string | null };

/** True for a bill that is late and for which no time was given before: once for each. */
export function mayDefer({ state, deferredUntil }: DeferralFacts): boolean {
  return deferredUntil === null && DEFERRABLE.some((late) => late === state);
}

/** Last day of the time that is given today, ISO days. */
export function deferredUntil(today: string, days: DeferralDays): string {
  return addCalendarDays(today, days);
}

/** True while dunning rests, the last day included. */
export function isDeferred(until: string | null, today: string): boolean {
  return until !== null && today <= until;
}
