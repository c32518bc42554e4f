import type { Match, UsageMonth } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";

/** One kind of usage in one zone. */
export type UsageKey = `${UsageMonth["kind"]}-${UsageMonth["zone"]}`;

/** The combinations that fans ask about, most frequent first. */
export const USAGE_KEYS = ["data-de", "data-eu", "voice-de", "voice-tr", "sms-de"] as const satisfies readonly UsageKey[];
export type ShownKey = (typeof USAGE_KEYS)[number];

/** One month of one kind. */
export type Bar = Pick<UsageMonth, "period" | "used" | "total" | "unit" | "asOf">;

const keyOf = ({ kind, zone }: UsageMonth): UsageKey => `${kind}-${zone}`;

/** The keys with data, in the order of `USAGE_KEYS`. */
export function keysIn(months: readonly UsageMonth[]): readonly ShownKey[] {
  return USAGE_KEYS.filter((key) => months.some((month) => keyOf(month) === key));
}

/** The months of one kind, oldest first. */
export function barsOf(months: readonly UsageMonth[], key: UsageKey): readonly Bar[] {
  return months.filter((month) => keyOf(month) === key).toSorted((a, b) => a.period.localeCompare(b.period));
}

/** Average of the completed months; undefined if there is none. */
export function averageOf(bars: readonly Bar[]): number | undefined {
  const over = bars.filter(({ asOf }) => asOf === undefined);
  return over.length === 0 ? undefined : over.reduce((sum, { used }) => sum + used, 0) / over.length;
}

/** Match days of the club by month (`2026-11`), earliest first; leaves out future, cancelled and postponed matches. */
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

/** The days of a month as ISO dates, separated by commas: `2026-11-01, 2026-11-07`. Empty if there is none. */
export function datesIn(period: string, days: readonly number[] = []): string {
  return days.map((day) => `${period}-${String(day).padStart(2, "0")}`).join(", ");
}

/** A CSV cell: quoted, and escaped so that a spreadsheet does not read it as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * All months as CSV with semicolons, which German and Turkish spreadsheets expect, and a byte order mark for UTF-8. The last line explains
 * the counting, where it disturbs no sum.
 */
export function usageCsv(head: readonly string[], rows: readonly (readonly string[])[], counted: string): string {
  return `\uFEFF${[head, ...rows, [counted]].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}
