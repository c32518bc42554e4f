import { addMonths, germanDay } from "../values/dates.ts";

/** The month in Germany that usage counts for, as YYYY-MM. */
export function usagePeriod(epochMs: number): string {
  return germanDay(epochMs).slice(0, 7);
}

/** The day on which the volume renews: the first of the next month in Germany, as an ISO day. */
export function nextRenewal(epochMs: number): string {
  return addMonths(`${usagePeriod(epochMs)}-01`, 1);
}
