import { addCalendarDays } from "../days/calendar-days.ts";
import { DAY_MS } from "../values/constants.ts";

/** Data volume of a 90-minute match streamed in HD, in GB. Pages that count in matches state this figure. */
export const STREAM_GB_PER_MATCH = 1.6;
/** Minimum number of days for a forecast. */
const DAYS_TO_KNOW = 3;
const MINUTES = 90;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

export type MonthOfMatch = {
  /** 1 to 90: the elapsed part of the month, including today. */
  readonly minute: number;
  /** Its last day, ISO. */
  readonly lastDay: string;
  /** Days after today. */
  readonly daysLeft: number;
};

/** Converts the current month to a match of ninety minutes. `renewal` is the first day of the next month; ISO days in Germany. */
export function monthAsMatch(today: string, renewal: string): MonthOfMatch {
  const lastDay = addCalendarDays(renewal, -1);
  const days = Number(lastDay.slice(8, 10));
  const day = Math.min(days, Math.max(1, days - daysBetween(today, lastDay)));
  return { minute: Math.round((day / days) * MINUTES), lastDay, daysLeft: days - day };
}

export type Forecast =
  /** Too few days for a forecast. */
  | { readonly kind: "early" }
  /** Volume left at the end of the month in GB, and the number of matches it is enough for. */
  | { readonly kind: "lasts"; readonly restGb: number; readonly matches: number }
  /** The day on which the volume is used up, and the number of days of the month after it. */
  | { readonly kind: "ends"; readonly day: string; readonly daysBefore: number };

type Given = {
  readonly usedGb: number;
  readonly leftGb: number;
  readonly today: string;
  readonly since: string;
  readonly month: MonthOfMatch;
};

/** Forecasts whether a volume lasts until the end of the month at the current pace. `since` is the first day that was counted. */
export function forecast({ usedGb, leftGb, today, since, month }: Given): Forecast {
  const days = daysBetween(since, today) + 1;
  if (days < DAYS_TO_KNOW) return { kind: "early" };
  const pace = usedGb / days;
  const restGb = leftGb - pace * month.daysLeft;
  const daysBefore = month.daysLeft - Math.floor(leftGb / pace);
  // Rounding may put a volume that ends exactly with the month slightly below zero.
  if (restGb >= 0 || daysBefore <= 0)
    return { kind: "lasts", restGb: Math.max(0, restGb), matches: Math.max(0, Math.floor(restGb / STREAM_GB_PER_MATCH)) };
  return { kind: "ends", day: addCalendarDays(month.lastDay, -daysBefore), daysBefore };
}
