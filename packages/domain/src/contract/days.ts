import { addMonths } from "../rules/dates.ts";

const DAY_MS = 86_400_000;
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
  const ahead = [2, 1].find((hours) => Number(clock.format(utc(iso) - hours * 3_600_000)) === 0) ?? 1;
  return utc(iso) - ahead * 3_600_000;
}

/** Easter Sunday by the rule of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-${String((sum % 31) + 1).padStart(2, "0")}`;
}

/** True on Saturdays, Sundays and the holidays of all of Germany, on which no period ends (§ 193 BGB). */
export function isRestDay(iso: string): boolean {
  const weekday = new Date(utc(iso)).getUTCDay();
  if (weekday === 0 || weekday === 6) return true;
  if (["01-01", "05-01", "10-03", "12-25", "12-26"].includes(iso.slice(5))) return true;
  // Good Friday, Easter Monday, Ascension, Whit Monday.
  return [-2, 1, 39, 50].includes(daysBetween(easter(Number(iso.slice(0, 4))), iso));
}

/** The day itself, or the next one on which a period may end (§ 193 BGB). */
export function nextWorkday(iso: string): string {
  return isRestDay(iso) ? nextWorkday(addCalendarDays(iso, 1)) : iso;
}

/** The earlier and the later of two ISO days. */
export const earlierDay = (a: string, b: string): string => (a < b ? a : b);
export const laterDay = (a: string, b: string): string => (a > b ? a : b);

/** The day after which subscriber data must be gone: the end of the calendar year after the contract's end (§ 172(6) TKG). */
export function subscriberDataEnd(contractEnd: string): string {
  return `${Number(addMonths(contractEnd, 12).slice(0, 4))}-12-31`;
}
