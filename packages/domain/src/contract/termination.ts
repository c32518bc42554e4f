import { addMonths } from "../values/dates.ts";
import { addCalendarDays, earlierDay, laterDay } from "../days/calendar-days.ts";
import { changeEnd, type ContractChange } from "./contract-change.ts";

/** What decides how a fan may terminate a contract. */
export type ContractTerm = {
  /** Last day of the minimum term; undefined if there is none. */
  readonly commitmentEnd: string | undefined;
  /** Agreed notice in days; the law allows one month at most. */
  readonly noticeDays: number;
  /** Changes by the operator that the fan was notified of; each may let the contract end earlier. */
  readonly changes?: readonly ContractChange[] | undefined;
};

/**
 * The last day of a minimum term in months, counting its first day: the day before the same date of the month recurs, or the last day of a
 * month without that date (§§ 187(2), 188(2), (3) BGB).
 */
export function minimumTermEnd(startedOn: string, months: number): string {
  return laterDay(addCalendarDays(addMonths(startedOn, months), -1), addMonths(addCalendarDays(startedOn, -1), months));
}

/**
 * The earliest last day of a contract that is terminated on a given day: the end of the minimum term, or after it any day with the agreed
 * notice of at most one month (§ 56(1), (3) TKG). A change by the operator lifts both (§ 57(1) TKG).
 */
export function earliestEnd({ commitmentEnd, noticeDays, changes = [] }: ContractTerm, declaredOn: string): string {
  const notice = earlierDay(addCalendarDays(declaredOn, noticeDays), addMonths(declaredOn, 1));
  const ordinary = commitmentEnd === undefined ? notice : laterDay(commitmentEnd, notice);
  return changes.reduce((end, change) => earlierDay(end, changeEnd(change, declaredOn) ?? end), ordinary);
}

/** The last day of the contract: the day the fan wants, but not before the earliest possible one. */
export function ordinaryEnd(term: ContractTerm, declaredOn: string, wanted: string | undefined): string {
  const earliest = earliestEnd(term, declaredOn);
  return wanted === undefined ? earliest : laterDay(wanted, earliest);
}

/**
 * The last day on which a termination still ends the contract with its minimum term, using the shorter of the agreed notice and one month
 * (§ 57(3) TKG requires the operator to state it).
 */
export function lastDayOfNotice(commitmentEnd: string, noticeDays: number): string {
  const agreed = addCalendarDays(commitmentEnd, -noticeDays);
  // Search for the latest day from which the notice still reaches the end, because `addMonths` clamps to the end of a month.
  let day = laterDay(agreed, addMonths(commitmentEnd, -1));
  while (earliestEnd({ commitmentEnd, noticeDays }, addCalendarDays(day, 1)) === commitmentEnd) day = addCalendarDays(day, 1);
  return day;
}

/** The day by which subscriber data must be deleted: the end of the calendar year after the contract's end (§ 172(6) TKG). */
export function subscriberDataEnd(contractEnd: string): string {
  return `${Number(addMonths(contractEnd, 12).slice(0, 4))}-12-31`;
}
