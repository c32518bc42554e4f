import { DAY_MS, HOUR_MS } from "../values/constants.ts";

const utc = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** Adds calendar days to an ISO day. */
export function addCalendarDays(iso: string, days: number): string {
  return new Date(utc(iso) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Calendar days from one ISO day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** The instant a calendar day begins in Germany, in milliseconds since 1970. */
export function startOfGermanDay(iso: string): number {
  // Germany is one or two hours ahead of UTC, and changes between them at 01:00 UTC, never at midnight.
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", hour: "2-digit", hourCycle: "h23" });
  const ahead = [2, 1].find((hours) => Number(clock.format(utc(iso) - hours * HOUR_MS)) === 0) ?? 1;
  return utc(iso) - ahead * HOUR_MS;
}

/** The earlier and the later of two ISO days. */
export const earlierDay = (a: string, b: string): string => (a < b ? a : b);
export const laterDay = (a: string, b: string): string => (a > b ? a : b);
