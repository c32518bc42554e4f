import { type DaySpan, overlap } from "./calendar.ts";
import { shareOfMonth } from "./pro-rata.ts";

/** A line as the base fee sees it; days are German calendar days. */
export type BilledLine = {
  readonly monthlyCents: number;
  /**
   * First day the fan owes for; undefined while there is none. For a number that is brought along it is the day the
   * switch was completed: before it no claim arises (§ 59(3) TKG).
   */
  readonly startedOn: string | undefined;
  /** Last day of the contract; undefined while it runs. */
  readonly endedOn: string | undefined;
  /** True for a contract that was withdrawn from without a wish for an early start: nothing is owed (§ 357a BGB, L22). */
  readonly owesNothing?: boolean;
};

/** The base fee of a line for some days of one month, with the days it is for; undefined when nothing is owed. */
export function baseFee(line: BilledLine, days: DaySpan): { readonly days: DaySpan; readonly cents: number } | undefined {
  if (line.startedOn === undefined || line.owesNothing === true) return undefined;
  const owed = overlap(days, { from: line.startedOn, to: line.endedOn ?? days.to });
  return owed && { days: owed, cents: shareOfMonth(line.monthlyCents, owed) };
}
