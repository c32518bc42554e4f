import { addCalendarDays, laterDay } from "../days/calendar-days.ts";
import { addWorkingDays } from "../days/working-days.ts";
import { addMonths } from "../values/dates.ts";

/** How long after it was told of a change a fan may terminate because of it (§ 57(1) TKG). */
const RIGHT_MONTHS = 3;

/** A change that the operator makes to a running contract on its own, as its fan was told of it (§ 57(1), (2) TKG, L06); ISO days. */
export type ContractChange = {
  readonly toldOn: string;
  /** From the beginning of this day the contract is another one. */
  readonly effectiveOn: string;
  /** Last day of the termination that needs no notice. */
  readonly terminateUntil: string;
};

/**
 * The first and the last day on which a change that is told today may take effect: a month lies between, of whole days
 * (§§ 187(1), 188(2) BGB, counted back from the effect), and two at most (§ 57(2) TKG).
 */
export function changeWindow(toldOn: string): { readonly from: string; readonly to: string } {
  let from = addCalendarDays(addMonths(toldOn, 1), 1);
  // Counted back from the 31st of May a month ends on the 30th of April (§ 188(3) BGB): who is told on that day is told too late for it.
  while (addMonths(from, -1) <= toldOn) from = addCalendarDays(from, 1);
  return { from, to: addMonths(toldOn, 2) };
}

/**
 * What an announced change is for a fan who is told of it on a day: one who is told late, as the mail server was away or the line had not
 * begun, still has a month before it takes effect.
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
 * The earliest last day of a contract that is terminated on a day because of a change: the one before the change, so that the fan is never
 * held to it, and at once when it has taken effect. Undefined where that right is not open.
 */
export function changeEnd({ toldOn, effectiveOn, terminateUntil }: ContractChange, declaredOn: string): string | undefined {
  if (declaredOn < toldOn || declaredOn > terminateUntil) return undefined;
  return laterDay(addCalendarDays(effectiveOn, -1), declaredOn);
}
