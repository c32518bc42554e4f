import { type DaySpan, overlap } from "./calendar.ts";
import { shareOfMonth } from "./pro-rata.ts";

/** The data of a line that the base fee depends on; days are German calendar days. */
export type BilledLine = {
  readonly monthlyCents: number;
  /**
   * First day the fan owes for; undefined before the start. For a ported number it is the day the switch was completed, because no claim
   * arises before it (§ 59(3) TKG).
   */
  readonly startedOn: string | undefined;
  /** Last day of the contract; undefined while it runs. */
  readonly endedOn: string | undefined;
  /** True for a contract that the fan withdrew from without asking for an early start: the fan owes nothing (§ 357a BGB, L22). */
  readonly owesNothing?: boolean;
};

/** The base fee of a line for some days of one month, with the days that count; undefined when the fan owes nothing. Gross cents. */
export function baseFee(line: BilledLine, days: DaySpan): { readonly days: DaySpan; readonly cents: number } | undefined {
  if (line.startedOn === undefined || line.owesNothing === true) return undefined;
  const owed = overlap(days, { from: line.startedOn, to: line.endedOn ?? days.to });
  return owed && { days: owed, cents: shareOfMonth(line.monthlyCents, owed) };
}
