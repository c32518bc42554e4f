import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { formatPhone, maskPhone, normalisePhone } from "./phone.ts";

const library = (national: string) => {
  const parsed = parsePhoneNumberFromString(national, "DE");
  return parsed?.isValid() === true && parsed.getType() === "MOBILE" ? parsed.number : undefined;
};

describe("a German mobile number", () => {
  it.each([
    "0171 39200 33",
    "0171/3920033",
    "+49 171 39200 33",
    "0049 171 3920033",
    "+49 (0)171 3920033",
    "(0171) 39200-33",
    "49171 3920033",
  ])("is read as a person writes it: %s", (written) => expect(normalisePhone(written)).toBe("+491713920033"));

  it.each(["", "0171", "030 2312512", "0900 123456", "+90 532 1234567", "0171 39200 3x", "0153 12345678", "0161 1234567", "1907"])(
    "is not: %s",
    (written) => expect(normalisePhone(written)).toBeUndefined(),
  );

  it("agrees with the library of record wherever mobile numbers are assigned", () => {
    const prefixes = [..."0125678".split("").map((digit) => `015${digit}`), "0159", "0160", "0162", "0163"];
    prefixes.push(..."0123456789".split("").map((digit) => `017${digit}`));
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), fc.stringMatching(/^\d{6,9}$/), (prefix, rest) => {
        expect(normalisePhone(prefix + rest)).toBe(library(prefix + rest));
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps its value through formatting", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(15[0125-9]\d{8}|16[023]\d{7,8}|17\d\d{7,8})$/), (national) => {
        const e164 = `+49${national}`;
        expect(normalisePhone(formatPhone(e164))).toBe(e164);
      }),
    );
  });

  it("hides its middle from others", () => {
    expect(formatPhone("+491713920033")).toBe("0171 39200 33");
    expect(["+493023125007", "+905321234567", "22833", "+4917139xxx"].map(formatPhone)).toEqual([
      ...["+493023125007", "+905321234567", "22833", "+4917139xxx"],
    ]);
    expect(maskPhone("+491713920033")).toBe("0171 ••••• 33");
  });
});
