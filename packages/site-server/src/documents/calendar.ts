import type { Language } from "@tribun/domain";
import type { Brand, FanEvent } from "@tribun/brand-contract";
import * as v from "valibot";

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
    // When it was written, and how often: a build must not tell, so the server does that hands it out.
    "DTSTAMP:19700101T000000Z",
    "SEQUENCE:0",
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${name}`,
    `LOCATION:${text(event.place[language])}`,
    "STATUS:CONFIRMED",
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

/** What a page tells machines of its event. */
const FACTS = v.object({
  startDate: v.string(),
  endDate: v.string(),
  location: v.object({ name: v.string() }),
  eventStatus: v.string(),
});
const STATUS: Readonly<Record<string, string>> = { EventCancelled: "CANCELLED", EventPostponed: "TENTATIVE" };

/**
 * A calendar file with what the page of its event says by now: a calendar that has the event replaces it, by its `UID`.
 * @param body the page's markup with its facts (schema.org); without any the file stays as it is
 */
export function correctCalendar(file: string, body: string): string {
  const [, json] = /<script type="application\/ld\+json">([^<]*"SportsEvent"[^<]*)<\/script>/.exec(body) ?? [];
  if (json === undefined) return file;
  const { startDate, endDate, location, eventStatus } = v.parse(FACTS, JSON.parse(json));
  return withLines(file, {
    DTSTART: moment(startDate),
    DTEND: moment(endDate),
    LOCATION: text(location.name),
    STATUS: STATUS[eventStatus.split("/").at(-1) ?? ""] ?? "CONFIRMED",
  });
}

/** The file as it is handed out at a moment: both stamps grow with time, so that it replaces every one that was fetched before. */
export function stampCalendar(file: string, atMs: number): string {
  return withLines(file, { DTSTAMP: moment(new Date(atMs).toISOString()), SEQUENCE: String(Math.floor(atMs / 60_000)) });
}

function withLines(file: string, lines: Readonly<Record<string, string>>): string {
  return Object.entries(lines).reduce(
    (all, [name, value]) => all.replace(new RegExp(`^${name}:.*(?:\\r\\n .*)*`, "m"), () => fold(`${name}:${value}`)),
    file,
  );
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
