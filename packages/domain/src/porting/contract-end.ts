import { addMonths } from "../values/dates.ts";

/** Months before the end of a contract from which a fan can request porting. */
export const PORTING_AHEAD_MONTHS = 6;

/** True when a contract ended more than one month ago, so that its number can no longer be ported (§ 59 TKG). */
export function isTooLateToPort(contractEnd: string, today: string): boolean {
  return today > addMonths(contractEnd, 1);
}

/** True when a contract's end is too far away for a donor to accept the request. */
export function isTooEarlyToPort(contractEnd: string, today: string): boolean {
  return contractEnd > addMonths(today, PORTING_AHEAD_MONTHS);
}
