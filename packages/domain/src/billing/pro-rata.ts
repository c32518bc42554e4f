import { type DaySpan, daysIn, monthOf } from "./calendar.ts";

/**
 * The part of a monthly price for some days of one calendar month, in gross cents. It is the difference of two rounded running totals, so
 * that the parts of a month always add up to its price, however many there are.
 * @throws RangeError when the days are not all in one month
 */
export function shareOfMonth(monthlyCents: number, days: DaySpan): number {
  const month = monthOf(days.from);
  if (days.to > month.to) throw new RangeError(`not one month: ${days.from} to ${days.to}`);
  const whole = daysIn(month);
  const until = (day: number) => Math.round((monthlyCents * day) / whole);
  const last = Number(days.to.slice(8));
  return days.to < days.from ? 0 : until(last) - until(Number(days.from.slice(8)) - 1);
}
