import { addCalendarDays, laterDay } from "../days/calendar-days.ts";
import { addWorkingDays } from "../days/working-days.ts";
import { addMonths } from "../values/dates.ts";

/** Months after the notification during which a fan may terminate because of a change (§ 57(1) TKG). */
const RIGHT_MONTHS = 3;

/** A change that the operator makes to a running contract, as notified to one fan (§ 57(1), (2) TKG, L06); ISO days. */
export type ContractChange = {
  readonly toldOn: string;
  /** The change applies from the beginning of this day. */
  readonly effectiveOn: string;
  /** Last day of the fan's right to terminate without notice. */
  readonly terminateUntil: string;
};

/**
 * The first and the last day on which a change notified today may take effect: at least one month of whole days later (§§ 187(1), 188(2)
 * BGB, counted back from the effect), and at most two (§ 57(2) TKG).
 */
export function changeWindow(toldOn: string): { readonly from: string; readonly to: string } {
  let from = addCalendarDays(addMonths(toldOn, 1), 1);
  // One month back from 31 May is 30 April (§ 188(3) BGB), so a notification on 30 April is too late for 31 May.
  while (addMonths(from, -1) <= toldOn) from = addCalendarDays(from, 1);
  return { from, to: addMonths(toldOn, 2) };
}

/**
 * The terms of an announced change for a fan who is notified on a given day. A fan who is notified late, because the mail server was down
 * or the line had not started, still has a month before it takes effect.
 */
export function changeAsTold(announcedFor: string, toldOn: string): ContractChange {
  return {
    toldOn,
    effectiveOn: laterDay(announcedFor, changeWindow(toldOn).from),
    // A period that would end on a day of rest ends on the next workday (§ 193 BGB).
    terminateUntil: addWorkingDays(addMonths(toldOn, RIGHT_MONTHS), 0),
  };
}

/**
 * The earliest last day of a contract that the fan terminates because of a change: the day before the change, so that the change never
 * binds the fan, or the day of the declaration once the change has taken effect. Undefined when the right does not apply.
 */
export function changeEnd({ toldOn, effectiveOn, terminateUntil }: ContractChange, declaredOn: string): string | undefined {
  if (declaredOn < toldOn || declaredOn > terminateUntil) return undefined;
  return laterDay(addCalendarDays(effectiveOn, -1), declaredOn);
}
