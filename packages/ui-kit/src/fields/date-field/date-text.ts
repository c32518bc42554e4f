/** A typed date: DD/MM/YYYY. These functions are pure, so that tests can check every keystroke without a browser. */
const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** How to read a two-digit year: as the last such year so far, or as one of this century. */
export type Era = "past" | "future";

/** ISO date of a text being typed; undefined while it is incomplete or no calendar day. */
export function isoFromTyped(text: string): string | undefined {
  return /^\d\d\/\d\d\/\d{4}$/.test(text.trim()) ? isoFromLeft(text, "past", 0) : undefined;
}

/** ISO date of a finished input; accepts single digits and a two-digit year. `thisYear` has four digits. */
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

/** The field's text: an ISO date as DD/MM/YYYY, anything else as typed. */
export function typedFromValue(value: string): string {
  const match = ISO.exec(value);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : value;
}

/**
 * Formats a keystroke or pasted text: dots, dashes and spaces become slashes, and full parts get a slash. While the fan deletes, it inserts
 * nothing, because Backspace could otherwise never pass a slash. Text that is no date stays unchanged, and nothing is cut off, so that the
 * fan sees what the rule rejects.
 */
export function typeDate(raw: string, before: string): string {
  const whole = raw.trim();
  if (ISO.test(whole)) return typedFromValue(whole);
  // Eight digits at once were pasted, perhaps over a longer text; typed digits already contain slashes.
  if (/^\d{8}$/.test(whole)) return spread(whole, "", "");
  const text = raw.trimStart().replace(/[.\-\s/]+/g, "/");
  if (/[^\d/]/.test(text)) return raw;
  if (text.length < before.length) return text;
  const [day = "", month, ...rest] = text.split("/");
  if (month === undefined) return spread(day, "", "");
  return spread(day.padStart(day ? 2 : 0, "0"), month, rest.join(""), rest.length > 0);
}

/** Moves overflowing digits to the next part and adds a slash after each full part. */
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
