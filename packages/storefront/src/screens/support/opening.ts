import { isHoliday } from "@tribun/domain";
import type { Brand } from "../../brand/contract.ts";

type Hours = Brand["openingHours"];

/** Which of the three lines of the opening hours applies on a day in Germany; nationwide holidays count as Sundays. */
export function hoursOn(hours: Hours, epochMs: number): Hours["weekdays"] {
  const { weekday, day } = berlin(epochMs);
  if (weekday === "Sun" || isHoliday(day)) return hours.sundayAndHolidays;
  return weekday === "Sat" ? hours.saturday : hours.weekdays;
}

/** True while the hotline answers. */
export function isOpen(hours: Hours, epochMs: number): boolean {
  const { opens, closes } = hoursOn(hours, epochMs);
  const { time } = berlin(epochMs);
  return time >= opens && time < closes;
}

function berlin(epochMs: number): { weekday: string; day: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Berlin",
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(epochMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
  return { weekday: part("weekday"), day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
}
