import type { Match, UsageMonth } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";

/** What is looked at: one kind in one zone. */
export type UsageKey = `${UsageMonth["kind"]}-${UsageMonth["zone"]}`;

/** Those that a fan asks about, the usual first. */
export const USAGE_KEYS = ["data-de", "data-eu", "voice-de", "voice-tr", "sms-de"] as const satisfies readonly UsageKey[];
export type ShownKey = (typeof USAGE_KEYS)[number];

/** A month of one kind, the oldest first. */
export type Bar = Pick<UsageMonth, "period" | "used" | "total" | "unit" | "asOf">;

const keyOf = ({ kind, zone }: UsageMonth): UsageKey => `${kind}-${zone}`;

/** What there is anything of, in the order of `USAGE_KEYS`. */
export function keysIn(months: readonly UsageMonth[]): readonly ShownKey[] {
  return USAGE_KEYS.filter((key) => months.some((month) => keyOf(month) === key));
}

/** The months of one kind, the oldest first. */
export function barsOf(months: readonly UsageMonth[], key: UsageKey): readonly Bar[] {
  return months.filter((month) => keyOf(month) === key).toSorted((a, b) => a.period.localeCompare(b.period));
}

/** Average of the months that are over; undefined while there is none. */
export function averageOf(bars: readonly Bar[]): number | undefined {
  const over = bars.filter(({ asOf }) => asOf === undefined);
  return over.length === 0 ? undefined : over.reduce((sum, { used }) => sum + used, 0) / over.length;
}

/** Days on which the club has played, by month (`2026-11`), the earliest first; of what is ahead or was not played there is none. */
export function matchDays(matches: readonly Match[], nowMs: number): ReadonlyMap<string, readonly number[]> {
  const played = matches.filter(({ state, kickOff }) => state === "scheduled" && Date.parse(kickOff) <= nowMs);
  const days = [...new Set(played.map(({ kickOff }) => germanDay(Date.parse(kickOff))))].toSorted();
  const months = new Map<string, number[]>();
  for (const day of days) {
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), Number(day.slice(8))]);
  }
  return months;
}

/** The days of a month as dates of a spreadsheet, apart by commas: `2026-11-01, 2026-11-07`. Empty where there is none. */
export function datesIn(period: string, days: readonly number[] = []): string {
  return days.map((day) => `${period}-${String(day).padStart(2, "0")}`).join(", ");
}

/** A cell of a file that a spreadsheet opens: quoted, and never begun like a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * All months as a file for a spreadsheet, with semicolons, as German and Turkish ones expect; the mark makes it UTF-8 to them. What is
 * counted stands in the last line, where it is in the way of no sum.
 */
export function usageCsv(head: readonly string[], rows: readonly (readonly string[])[], counted: string): string {
  return `\uFEFF${[head, ...rows, [counted]].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}
