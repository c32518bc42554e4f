import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { addMonths, ageOn, brokenChildBirthday, formatDayMonthYear, germanDay, isIsoDate, parseDayMonthYear } from "./dates.ts";
import { accountBirthday, contractBirthday, identityValidity } from "../rules/days.ts";

const today = () => "2026-11-21";
const rules = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.map((issue) => issue.message) ?? [];
const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("days", () => {
  it("exist or do not", () => {
    expect(isIsoDate("2024-02-29")).toBe(true);
    for (const bad of ["2026-02-29", "2026-13-01", "2026-1-1", "x", ""]) expect(isIsoDate(bad), bad).toBe(false);
  });
  it("are typed as DD/MM/YYYY and read back the same", () => {
    fc.assert(fc.property(days, (iso) => void expect(parseDayMonthYear(formatDayMonthYear(iso))).toBe(iso)));
    expect(parseDayMonthYear("1.5.1987")).toBe("1987-05-01");
    expect(parseDayMonthYear("1.5.30")).toBe("2030-05-01");
    expect(parseDayMonthYear("\u200b1 5 26", 2026)).toBe("2026-05-01");
    expect(parseDayMonthYear("01/05/27", 2026)).toBe("1927-05-01");
    for (const bad of ["31/02/2026", "1987-05-01x", "5/1987", ""]) expect(parseDayMonthYear(bad), bad).toBeUndefined();
  });
  it("change at midnight in Germany", () => {
    expect(germanDay(Date.parse("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
    expect(germanDay(Date.parse("2026-07-01T21:59:00Z"))).toBe("2026-07-01");
  });
  it("keep to the month's end when months are added", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-11-21", 24)).toBe("2028-11-21");
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (iso, months) => void expect(isIsoDate(addMonths(iso, months))).toBe(true)),
    );
  });
});

describe("ages (A19)", () => {
  it("count whole years, on the birthday itself too", () => {
    expect(ageOn("2008-11-21", "2026-11-21")).toBe(18);
    expect(ageOn("2008-11-22", "2026-11-21")).toBe(17);
    expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
    expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
  });
  it("bound contracts, accounts and kids", () => {
    expect(rules(contractBirthday(today), "2008-11-22")).toEqual(["birthday.tooYoung"]);
    expect(rules(contractBirthday(today), "2008-11-21")).toEqual([]);
    expect(rules(contractBirthday(today), "1926-11-20")).toEqual(["birthday.tooOld"]);
    expect(rules(accountBirthday(today), "2010-11-21")).toEqual([]);
    expect(rules(accountBirthday(today), "2010-11-22")).toEqual(["birthday.tooYoungAccount"]);
    expect(brokenChildBirthday("2020-11-21", today())).toBeUndefined();
    expect(brokenChildBirthday("", today())).toBe("childBirthday.required");
    expect(brokenChildBirthday("31/02/2015", today())).toBe("date.invalid");
    expect(brokenChildBirthday("2020-11-22", today())).toBe("childBirthday.range");
    expect(brokenChildBirthday("2008-11-21", today())).toBe("childBirthday.range");
  });
});

describe("a document's validity", () => {
  it("ends after today and within ten and a half years", () => {
    expect(rules(identityValidity(today), "2026-11-21")).toEqual(["identityValidityDate.past"]);
    expect(rules(identityValidity(today), "2026-11-22")).toEqual([]);
    expect(rules(identityValidity(today), "2037-05-21")).toEqual([]);
    expect(rules(identityValidity(today), "2037-05-22")).toEqual(["identityValidityDate.tooFar"]);
  });
});
