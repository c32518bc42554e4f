import { addMonths } from "../values/dates.ts";
import { addCalendarDays, earlierDay, laterDay } from "../days/calendar-days.ts";
import { changeEnd, type ContractChange } from "./contract-change.ts";

/** What decides how a contract may be ended. */
export type ContractTerm = {
  /** Last day of the minimum term; undefined where there is none. */
  readonly commitmentEnd: string | undefined;
  /** Notice in days, as agreed; the law allows a month at most. */
  readonly noticeDays: number;
  /** Changes by the operator that its fan was told of; each may let the contract end earlier. */
  readonly changes?: readonly ContractChange[] | undefined;
};

/**
 * The last day of a minimum term in months, whose first day counts: the one before that number comes again, or the last of a
 * month that lacks it (§§ 187(2), 188(2), (3) BGB).
 */
export function minimumTermEnd(startedOn: string, months: number): string {
  return laterDay(addCalendarDays(addMonths(startedOn, months), -1), addMonths(addCalendarDays(startedOn, -1), months));
}

/**
 * The earliest last day of a contract that is terminated on a day: the end of the minimum term, and after it any day
 * with the agreed notice of one month at most (§ 56(1), (3) TKG); because of a change by the operator without either (§ 57(1) TKG).
 */
export function earliestEnd({ commitmentEnd, noticeDays, changes = [] }: ContractTerm, declaredOn: string): string {
  const notice = earlierDay(addCalendarDays(declaredOn, noticeDays), addMonths(declaredOn, 1));
  const ordinary = commitmentEnd === undefined ? notice : laterDay(commitmentEnd, notice);
  return changes.reduce((end, change) => earlierDay(end, changeEnd(change, declaredOn) ?? end), ordinary);
}

/** The last day of the contract: the one wished for, but not before the earliest possible. */
export function ordinaryEnd(term: ContractTerm, declaredOn: string, wanted: string | undefined): string {
  const earliest = earliestEnd(term, declaredOn);
  return wanted === undefined ? earliest : laterDay(wanted, earliest);
}

/**
 * The last day on which a termination still ends the contract with its minimum term (§ 57(3) TKG names it):
 * with the shorter of the agreed notice and a month.
 */
export function lastDayOfNotice(commitmentEnd: string, noticeDays: number): string {
  const agreed = addCalendarDays(commitmentEnd, -noticeDays);
  // The latest day from which a month or the agreed days still reach the end; months are clamped, so it is looked for.
  let day = laterDay(agreed, addMonths(commitmentEnd, -1));
  while (earliestEnd({ commitmentEnd, noticeDays }, addCalendarDays(day, 1)) === commitmentEnd) day = addCalendarDays(day, 1);
  return day;
}

/** The day after which subscriber data must be gone: the end of the calendar year after the contract's end (§ 172(6) TKG). */
export function subscriberDataEnd(contractEnd: string): string {
  return `${Number(addMonths(contractEnd, 12).slice(0, 4))}-12-31`;
}
