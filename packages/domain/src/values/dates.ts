import { readableText } from "./cleaned.ts";
import { AGE_KIDS_MAX, AGE_KIDS_MIN } from "./constants.ts";

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True when the text is an existing calendar day in the form YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  const match = ISO.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Converts DD/MM/YYYY (also with dots, dashes or spaces) to YYYY-MM-DD; undefined if there is no such day. A two-digit year is in this
 * century, or in the last one if it would be after `lastYear`, which callers pass for a birthday.
 */
export function parseDayMonthYear(text: string, lastYear?: number): string | undefined {
  const match = /^(\d{1,2})[./ -]+(\d{1,2})[./ -]+(\d{2}|\d{4})$/.exec(readableText(text));
  if (!match) return undefined;
  const [, day = "", month = "", typed = ""] = match;
  const year = typed.length === 4 ? typed : String(2000 + Number(typed) - (2000 + Number(typed) > (lastYear ?? Infinity) ? 100 : 0));
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(iso) ? iso : undefined;
}

/** Converts YYYY-MM-DD to DD/MM/YYYY, the format of the specification. */
export function formatDayMonthYear(iso: string): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  return `${day}/${month}/${year}`;
}

/** Full years between two ISO days. A birthday on 29 February counts from 1 March in other years (§ 188 BGB). */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

// Created once, on first use: a formatter is expensive, and most pages need none.
let germanDays: Intl.DateTimeFormat | undefined;

/** The calendar day in Germany at an instant in milliseconds, YYYY-MM-DD. */
export function germanDay(epochMs: number): string {
  germanDays ??= new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin", dateStyle: "short" });
  return germanDays.format(epochMs);
}

/** Adds calendar months to an ISO day, clamped to the month's last day. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** True when the person is 6 to 17 years old on an ISO day, the ages of a kids tariff (A19); false if the birthday is no date. */
export function isChildsBirthday(birthday: string, today: string): boolean {
  const age = ageOn(birthday, today);
  return isIsoDate(birthday) && age >= AGE_KIDS_MIN && age <= AGE_KIDS_MAX;
}

/** The rule that the typed birthday of a kids tariff's user breaks; undefined if it breaks none. */
export function brokenChildBirthday(typed: string, today: string): string | undefined {
  if (typed === "") return "childBirthday.required";
  if (!isIsoDate(typed)) return "date.invalid";
  return isChildsBirthday(typed, today) ? undefined : "childBirthday.range";
}
