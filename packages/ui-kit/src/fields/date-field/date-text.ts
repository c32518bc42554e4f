/** A date as people type it here: DD/MM/YYYY. Pure, so that every keystroke can be tested without a browser. */
const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Where a year of two digits lies: the last such year that has come, or this century's. */
export type Era = "past" | "future";

/** ISO date of a date that is being typed, or undefined while it is incomplete or no day of the calendar. */
export function isoFromTyped(text: string): string | undefined {
  return /^\d\d\/\d\d\/\d{4}$/.test(text.trim()) ? isoFromLeft(text, "past", 0) : undefined;
}

/** ISO date of what stands in a field that is left: single digits and a year of two digits will do. `thisYear` has four digits. */
export function isoFromLeft(text: string, era: Era, thisYear: number): string | undefined {
  const match = TYPED.exec(text.trim());
  if (!match) return undefined;
  const [, day = "", month = "", typed = ""] = match;
  const year = typed.length === 4 ? typed : yearOf(Number(typed), era, thisYear);
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(iso) ? iso : undefined;
}

function yearOf(twoDigits: number, era: Era, thisYear: number): number {
  const inCentury = Math.floor(thisYear / 100) * 100 + twoDigits;
  return era === "past" && inCentury > thisYear ? inCentury - 100 : inCentury;
}

/** What the box shows: an ISO date as DD/MM/YYYY, anything else as it was typed. */
export function typedFromValue(value: string): string {
  const match = ISO.exec(value);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : value;
}

/**
 * Cleans one keystroke or what was pasted: dots, dashes and spaces become slashes, digits get their slashes by themselves.
 * Nothing is inserted while deleting, or Backspace could never pass a slash. What is no date stays as it came, and nothing is
 * cut off, so that the fan sees what the rule finds wrong.
 */
export function typeDate(raw: string, before: string): string {
  const whole = raw.trim();
  if (ISO.test(whole)) return typedFromValue(whole);
  // All digits of a date at once were pasted, perhaps over a longer text; a key at a time they have their slashes already.
  if (/^\d{8}$/.test(whole)) return spread(whole, "", "");
  const text = raw.trimStart().replace(/[.\-\s/]+/g, "/");
  if (/[^\d/]/.test(text)) return raw;
  if (text.length < before.length) return text;
  const [day = "", month, ...rest] = text.split("/");
  if (month === undefined) return spread(day, "", "");
  return spread(day.padStart(day ? 2 : 0, "0"), month, rest.join(""), rest.length > 0);
}

/** Puts the digits that overflow one part into the next, and a slash after every part that is full. */
function spread(day: string, month: string, year: string, monthDone = false): string {
  const d = day.slice(0, 2);
  const allMonth = day.slice(2) + month;
  const m = monthDone && allMonth.length === 1 ? `0${allMonth}` : allMonth.slice(0, 2);
  const y = allMonth.slice(2) + year;
  if (d.length < 2) return d;
  if (m.length < 2) return `${d}/${m}`;
  return `${d}/${m}/${y}`;
}

function isCalendarDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
