import { addCalendarDays, daysBetween } from "../days/calendar-days.ts";

/** A span of German calendar days, both ends included, as ISO days. */
export type DaySpan = { readonly from: string; readonly to: string };

/** Number of days in a span: one for a single day, zero when the span ends before it begins. */
export function daysIn({ from, to }: DaySpan): number {
  return Math.max(0, daysBetween(from, to) + 1);
}

/** The calendar month that contains a day. */
export function monthOf(iso: string): DaySpan {
  const [year = 0, month = 1] = iso.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { from: `${iso.slice(0, 7)}-01`, to: last };
}

/** The month after the one that contains a day. */
export function nextMonth(iso: string): DaySpan {
  return monthOf(addCalendarDays(monthOf(iso).to, 1));
}

/** The days that two spans share, or undefined when they share none. */
export function overlap(a: DaySpan, b: DaySpan): DaySpan | undefined {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : undefined;
}
