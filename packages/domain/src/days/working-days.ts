import { addCalendarDays, daysBetween } from "./calendar-days.ts";

/**
 * Nationwide holidays of Germany as rules: a fixed date of every year, or a number of days after Easter Sunday (Good Friday, Easter Monday,
 * Ascension, Whit Monday).
 */
export const NATIONWIDE_HOLIDAYS: readonly string[] = ["01-01", "05-01", "10-03", "12-25", "12-26", "-2", "1", "39", "50"];

/** Easter Sunday, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-${String((sum % 31) + 1).padStart(2, "0")}`;
}

const weekdayOf = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay();

/**
 * True when an ISO day is a holiday.
 * @param holidays rules to apply: a federal state's for opening hours there; the default is nationwide, which alone counts for legal
 * periods
 */
export function isHoliday(iso: string, holidays = NATIONWIDE_HOLIDAYS): boolean {
  const day = iso.slice(5);
  const afterEaster = daysBetween(easter(Number(iso.slice(0, 4))), iso);
  return holidays.some(
    // "we" is Buß- und Bettag, the Wednesday before 23 November.
    (rule) => rule === day || Number(rule) === afterEaster || (rule === "we" && weekdayOf(iso) === 3 && /^11-(1[6-9]|2[0-2])/.test(day)),
  );
}

/**
 * True from Monday to Friday, except on a holiday. A legal period never ends on any other day (§ 193 BGB).
 * @param holidays rules to apply: a federal state's for people who work there; nationwide by default
 */
export function isWorkingDay(iso: string, holidays = NATIONWIDE_HOLIDAYS): boolean {
  return ![0, 6].includes(weekdayOf(iso)) && !isHoliday(iso, holidays);
}

/** True on days with parcel delivery: Monday to Saturday, except on a nationwide holiday. */
function isDeliveryDay(iso: string): boolean {
  return weekdayOf(iso) !== 0 && !isHoliday(iso);
}

/**
 * The day `count` working days after a day, or before it for a negative count; 0 returns the day itself or the next working day.
 * @param holidays as for `isWorkingDay`
 */
export function addWorkingDays(iso: string, count: number, holidays = NATIONWIDE_HOLIDAYS): string {
  return addDaysThat((day) => isWorkingDay(day, holidays), iso, count);
}

/** The same for days with parcel delivery. */
export function addDeliveryDays(iso: string, count: number): string {
  return addDaysThat(isDeliveryDay, iso, count);
}

function addDaysThat(counts: (iso: string) => boolean, iso: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let at = iso;
  if (count === 0) while (!counts(at)) at = addCalendarDays(at, 1);
  for (let left = Math.abs(count); left > 0;) {
    at = addCalendarDays(at, step);
    if (counts(at)) left--;
  }
  return at;
}
