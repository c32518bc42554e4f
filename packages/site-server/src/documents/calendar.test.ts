import { expect, test } from "vitest";
import { calendarFile, stampCalendar } from "./calendar.ts";

const brand = { id: "muster", name: "Muster Mobil" };
const event = {
  slug: "derby",
  name: { de: "Das große Derby; Hinspiel", tr: "Büyük derbi" },
  place: { de: "Kadıköy, Istanbul", tr: "Kadıköy, İstanbul" },
  startsAt: "2026-12-12T17:30:00Z",
  endsAt: "2026-12-12T19:30:00Z",
};
const ORIGIN = "https://muster.example";
const linesOf = (file: string) => file.split("\r\n");

test("tells the event in UTC, with its page and a reminder", () => {
  const lines = linesOf(calendarFile(brand, event, "de", ORIGIN));
  for (const line of [
    "DTSTART:20261212T173000Z",
    "DTEND:20261212T193000Z",
    String.raw`SUMMARY:Das große Derby\; Hinspiel`,
    String.raw`LOCATION:Kadıköy\, Istanbul`,
    "UID:derby-muster@muster.example",
    "URL:https://muster.example/event/derby",
    "TRIGGER:-PT1H",
  ])
    expect(lines).toContain(line);
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
});

test("speaks the language that is asked for", () => {
  expect(linesOf(calendarFile(brand, event, "tr", ORIGIN))).toContain("SUMMARY:Büyük derbi");
});

test("has no line over 75 bytes, and a folded one reads as before", () => {
  const long = { ...event, name: { de: "Ğüşıöç ".repeat(40).trim(), tr: "Derbi" } };
  const file = calendarFile(brand, long, "de", ORIGIN);
  expect(Math.max(...linesOf(file).map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${long.name.de}\r\n`);
});

test("what is fetched later has later stamps, by which a calendar replaces what it has", () => {
  const built = calendarFile(brand, event, "de", ORIGIN);
  const [first, second] = ["2026-11-28T10:00:00Z", "2026-11-28T10:01:00Z"].map((at) => linesOf(stampCalendar(built, Date.parse(at))));
  expect(first).toContain("DTSTAMP:20261128T100000Z");
  const sequence = (lines: readonly string[] | undefined) => Number(lines?.find((line) => line.startsWith("SEQUENCE:"))?.slice(9));
  expect(sequence(second)).toBe(sequence(first) + 1);
  // RFC 5545 (3.3.8) limits an integer to 31 bits.
  expect(sequence(linesOf(stampCalendar(built, Date.parse("2100-01-01T00:00:00Z"))))).toBeLessThan(2 ** 31);
});
