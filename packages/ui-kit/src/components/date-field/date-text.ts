/** A date as people type it here: DD/MM/YYYY. Pure, so that every keystroke can be tested without a browser. */
const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** ISO date of a typed date, or undefined while it is incomplete or no day of the calendar. `strict` wants two digits each. */
export function isoFromTyped(text: string, strict = true): string | undefined {
  const match = TYPED.exec(text.trim());
  if (!match) return undefined;
  const [, day = "", month = "", year = ""] = match;
  if (strict && (day.length < 2 || month.length < 2)) return undefined;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(iso) ? iso : undefined;
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
