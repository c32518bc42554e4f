import { addCalendarDays, isRestDay } from "../contract/days.ts";

/** True from Monday to Friday unless the whole of Germany has a holiday; a day is YYYY-MM-DD. */
export function isWorkingDay(day: string): boolean {
  return !isRestDay(day);
}

/** The working day `count` working days after a day, or before it for a negative count; 0 gives the day itself or the next working day. */
export function addGermanWorkingDays(day: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let at = day;
  if (count === 0) {
    while (!isWorkingDay(at)) at = addCalendarDays(at, 1);
    return at;
  }
  for (let left = Math.abs(count); left > 0;) {
    at = addCalendarDays(at, step);
    if (isWorkingDay(at)) left--;
  }
  return at;
}
