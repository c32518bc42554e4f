import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const ENTRY = {
  id: "l1@tribun",
  day: "2028-02-29",
  madeAt: "2026-11-21T10:00:00.000Z",
  title: "Kündigen, bald",
  text: "Bis 31.03.2028; jetzt",
};

test("the last day of notice is a whole day with a reminder", () => {
  const file = calendarFile(ENTRY);
  expect(file).toContain("DTSTART;VALUE=DATE:20280229\r\n");
  expect(file).toContain("DTSTAMP:20261121T100000Z\r\n");
  expect(file).toContain("SEQUENCE:29920920\r\n");
  expect(calendarFile({ ...ENTRY, madeAt: "2026-11-21T10:01:00.000Z" })).toContain("SEQUENCE:29920921\r\n");
  expect(file).toContain(String.raw`SUMMARY:Kündigen\, bald`);
  expect(file).toContain(String.raw`DESCRIPTION:Bis 31.03.2028\; jetzt`);
});

test("no line is longer than 75 octets, and unfolded the text is whole", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 300 }).filter((text) => !/[\r\n\\;,]/.test(text)),
      (text) => {
        const file = calendarFile({ ...ENTRY, text });
        for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(file.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${text}\r\n`);
      },
    ),
  );
});

test.each(["\n", "\r\n", "\r"])("a break in a text (%j) begins no line of the file", (broken) => {
  const file = calendarFile({ ...ENTRY, title: `Kündigen${broken}BEGIN:VALARM`, text: `jetzt${broken}END:VEVENT` });
  const lines = file.split(/\r\n?|\n/);
  expect(lines).toContain(String.raw`SUMMARY:Kündigen\nBEGIN:VALARM`);
  expect(lines.filter((line) => line === "END:VEVENT" || line === "BEGIN:VALARM")).toHaveLength(2);
});
