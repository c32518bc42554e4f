import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoFromLeft, isoFromTyped, typeDate, typedFromValue } from "./date-text.ts";

/** Types a text key by key. */
function keys(text: string): string {
  let shown = "";
  for (const key of text) shown = typeDate(shown + key, shown);
  return shown;
}

describe("typing", () => {
  test.each([
    ["15092001", "15/09/2001"],
    ["15.09.2001", "15/09/2001"],
    ["15-9-2001", "15/09/2001"],
    ["1/2/1990", "01/02/1990"],
    ["15/09/20017", "15/09/20017"],
    ["15 09 2001", "15/09/2001"],
    ["ab15c", "ab15c"],
  ])("%s becomes %s", (typed, shown) => expect(keys(typed)).toBe(shown));

  test("Backspace passes a slash", () => {
    expect(typeDate("15/09", "15/09/")).toBe("15/09");
    expect(typeDate("15/0", "15/09")).toBe("15/0");
  });

  test.each(["2001-09-15", "15.9.2001", "15/09/2001", "15092001", " 15.09.2001 "])("a pasted %s is understood", (text) => {
    expect(typeDate(text, "")).toBe("15/09/2001");
  });

  test("eight digits pasted over another date are a date", () => {
    expect(typeDate("01022015", "15/09/2001")).toBe("01/02/2015");
  });

  test.each(["1. Februar 2015", "15/09/20017", "010220155"])("a pasted %s, which is no date, stays for the rule to say so", (text) => {
    expect(typeDate(text, "").replaceAll("/", "")).toBe(text.replaceAll("/", ""));
    expect(isoFromLeft(typeDate(text, ""), "past", 2026)).toBeUndefined();
  });
});

describe("reading", () => {
  test("every day of a century survives the way there and back, typed as digits", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("1920-01-01"), max: new Date("2120-12-31"), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10);
        const shown = typedFromValue(iso);
        expect(isoFromTyped(shown)).toBe(iso);
        expect(keys(shown.replaceAll("/", ""))).toBe(shown);
      }),
    );
  });

  test("no digit that was typed is ever lost, nor its place among the others", () => {
    const without = (text: string, zeros: boolean) => text.replaceAll(zeros ? /[^\d]|0/g : /\D/g, "");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789./- a") }), (text) => without(keys(text), true) === without(text, true)),
    );
    fc.assert(fc.property(fc.stringMatching(/^\d{0,20}$/), (text) => without(keys(text), false) === text));
  });

  test.each(["31/02/2001", "29/02/2023", "00/01/2000", "15/13/2000", "15/09/01", "", "15/09"])("%s is no date", (text) => {
    expect(isoFromTyped(text)).toBeUndefined();
  });

  test("single digits count only when the field is left", () => {
    expect(isoFromTyped("1/2/1990")).toBeUndefined();
    expect(isoFromLeft("1/2/1990", "past", 2026)).toBe("1990-02-01");
  });

  test.each([
    ["15/09/87", "past", "1987-09-15"],
    ["15/09/26", "past", "2026-09-15"],
    ["15/09/27", "past", "1927-09-15"],
    ["1/2/30", "future", "2030-02-01"],
    ["15/09/026", "past", undefined],
  ] as const)("%s is in the %s once the field is left: %s", (typed, era, iso) => expect(isoFromLeft(typed, era, 2026)).toBe(iso));
});
