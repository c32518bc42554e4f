import type { Language } from "@tribun/domain";
import type { Brand, FanEvent } from "@tribun/brand-contract";

const LINE_BYTES = 75;
const encoder = new TextEncoder();

/** An event as a calendar file (RFC 5545): its moments in UTC, so that every calendar shows them in its own time, and a reminder. */
export function calendarFile(brand: Pick<Brand, "id" | "name">, event: FanEvent, language: Language, origin: string): string {
  const name = text(event.name[language]);
  const page = `${origin}/event/${event.slug}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(brand.name)}//${language.toUpperCase()}`,
    "BEGIN:VEVENT",
    `UID:${event.slug}-${brand.id}@${new URL(origin).host}`,
    // When it was written, which a build must not tell; a later date replaces this one all the same.
    `DTSTAMP:${moment(event.startsAt)}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${name}`,
    `LOCATION:${text(event.place[language])}`,
    `DESCRIPTION:${text(`${brand.name}\n${page}`)}`,
    `URL:${page}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${name}`,
    "TRIGGER:-PT1H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

/** `20261212T173000Z`. */
const moment = (iso: string): string => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** A text as a value: what would end it early is escaped (RFC 5545, 3.3.11). */
const text = (value: string): string => value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** Breaks a line before it is longer than 75 bytes, never within a letter (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
