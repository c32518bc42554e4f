import { addMonths } from "../values/dates.ts";

/** How long before the end of a contract a number can be asked for. */
export const PORTING_AHEAD_MONTHS = 6;

/** True when a contract ended so long ago that its number is lost: more than one month (§ 59 TKG). */
export function isTooLateToPort(contractEnd: string, today: string): boolean {
  return today > addMonths(contractEnd, 1);
}

/** True when the end of a contract is so far away that no donor takes the request yet. */
export function isTooEarlyToPort(contractEnd: string, today: string): boolean {
  return contractEnd > addMonths(today, PORTING_AHEAD_MONTHS);
}
