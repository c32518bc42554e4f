export type CalendarDay = {
  /** Stable id of the entry, so that a second file changes it instead of adding another. */
  readonly id: string;
  /** YYYY-MM-DD; the entry takes the whole day. */
  readonly day: string;
  /** When the file was written, ISO 8601. */
  readonly madeAt: string;
  readonly title: string;
  readonly text: string;
  /** How many days before, in the morning, the calendar reminds the fan; 14 by default. */
  readonly remindDaysBefore?: number;
};

const MINUTE_MS = 60_000;
const REMIND_DAYS_BEFORE = 14;
/** Longest line in octets (RFC 5545 §3.1). */
const LONGEST = 75;

/** A whole day with a reminder as an iCalendar file (RFC 5545). */
export function calendarFile({ id, day, madeAt, title, text, remindDaysBefore = REMIND_DAYS_BEFORE }: CalendarDay): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tribun//Account//DE",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${madeAt.replace(/[-:]|\.\d+/g, "")}`,
    // Grows with time, so that a calendar replaces the entry that it has.
    `SEQUENCE:${Math.floor(Date.parse(madeAt) / MINUTE_MS)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    // At 09:00 of that day.
    `TRIGGER:-P${remindDaysBefore - 1}DT15H`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}

/** Breaks a long line between characters; a continuation begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}
