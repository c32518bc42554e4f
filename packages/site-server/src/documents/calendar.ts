import type { Language } from "@tribun/domain";
import type { Brand, FanEvent } from "@tribun/brand-contract";
import * as v from "valibot";

const LINE_BYTES = 75;
const encoder = new TextEncoder();

/**
 * An event as a calendar file (RFC 5545). Times are in UTC, so that each calendar converts them to its time zone. Reminds one hour before.
 */
export function calendarFile(brand: Pick<Brand, "id" | "name">, event: FanEvent, language: Language, origin: string): string {
  const name = text(event.name[language]);
  const page = `${origin}/event/${event.slug}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(brand.name)}//${language.toUpperCase()}`,
    "BEGIN:VEVENT",
    `UID:${event.slug}-${brand.id}@${new URL(origin).host}`,
    // A build must be reproducible, so it writes constants here. `stampCalendar` sets both when the server sends the file.
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

/** Facts about an event in a page's markup (schema.org). */
const FACTS = v.object({
  startDate: v.string(),
  endDate: v.string(),
  location: v.object({ name: v.string() }),
  eventStatus: v.string(),
});
const STATUS: Readonly<Record<string, string>> = { EventCancelled: "CANCELLED", EventPostponed: "TENTATIVE" };

/**
 * Updates a calendar file with the current facts of its event's page. A calendar replaces the event that it has, because the `UID` stays.
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

/** Sets `DTSTAMP` and `SEQUENCE` for the time of delivery. Both grow with time, so that the file replaces every one fetched before. */
export function stampCalendar(file: string, atMs: number): string {
  return withLines(file, { DTSTAMP: moment(new Date(atMs).toISOString()), SEQUENCE: String(Math.floor(atMs / 60_000)) });
}

function withLines(file: string, lines: Readonly<Record<string, string>>): string {
  return Object.entries(lines).reduce(
    (all, [name, value]) => all.replace(new RegExp(`^${name}:.*(?:\\r\\n .*)*`, "m"), () => fold(`${name}:${value}`)),
    file,
  );
}

/** Formats an instant as `20261212T173000Z`. */
const moment = (iso: string): string => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Escapes a text as a value (RFC 5545, 3.3.11). */
const text = (value: string): string => value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** Folds a line into parts of at most 75 bytes, never within a character (RFC 5545, 3.1). */
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
