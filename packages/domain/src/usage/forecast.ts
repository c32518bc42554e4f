import { addCalendarDays } from "../days/calendar-days.ts";
import { DAY_MS } from "../values/constants.ts";

/** What a match of ninety minutes takes as a stream in HD, GB; pages say so where they count in matches. */
export const STREAM_GB_PER_MATCH = 1.6;
/** Fewer days tell nothing about a month. */
const DAYS_TO_KNOW = 3;
const MINUTES = 90;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

export type MonthOfMatch = {
  /** 1 to 90: how much of the month is over, today included. */
  readonly minute: number;
  /** Its last day, ISO. */
  readonly lastDay: string;
  /** Days after today. */
  readonly daysLeft: number;
};

/** The running month as a match of ninety minutes. `renewal` is the first day of the next one, ISO days of Germany. */
export function monthAsMatch(today: string, renewal: string): MonthOfMatch {
  const lastDay = addCalendarDays(renewal, -1);
  const days = Number(lastDay.slice(8, 10));
  const day = Math.min(days, Math.max(1, days - daysBetween(today, lastDay)));
  return { minute: Math.round((day / days) * MINUTES), lastDay, daysLeft: days - day };
}

export type Forecast =
  /** Too few days. */
  | { readonly kind: "early" }
  /** What will be left at the end, GB, and how many matches that is. */
  | { readonly kind: "lasts"; readonly restGb: number; readonly matches: number }
  /** The day on which nothing is left any more, and how many days the month has after it. */
  | { readonly kind: "ends"; readonly day: string; readonly daysBefore: number };

type Given = {
  readonly usedGb: number;
  readonly leftGb: number;
  readonly today: string;
  readonly since: string;
  readonly month: MonthOfMatch;
};

/** Whether a volume lasts until the end of the month at the pace so far. `since` is the first day that was counted. */
export function forecast({ usedGb, leftGb, today, since, month }: Given): Forecast {
  const days = daysBetween(since, today) + 1;
  if (days < DAYS_TO_KNOW) return { kind: "early" };
  const pace = usedGb / days;
  const restGb = leftGb - pace * month.daysLeft;
  const daysBefore = month.daysLeft - Math.floor(leftGb / pace);
  // A volume that ends with the month may come out a hair below nothing.
  if (restGb >= 0 || daysBefore <= 0)
    return { kind: "lasts", restGb: Math.max(0, restGb), matches: Math.max(0, Math.floor(restGb / STREAM_GB_PER_MATCH)) };
  return { kind: "ends", day: addCalendarDays(month.lastDay, -daysBefore), daysBefore };
}
