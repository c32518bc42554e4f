import { euro } from "@tribun/domain";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { formatsFor } from "./format.ts";

const de = formatsFor("de");
const tr = formatsFor("tr");

describe("formats", () => {
  it("writes money with a comma and a trailing euro sign in both languages", () => {
    expect(de.money(euro(1499))).toBe("14,99\u00a0€");
    expect(tr.money(euro(1499))).toBe("14,99\u00a0€");
    expect(tr.money(euro(123456))).toBe("1.234,56\u00a0€");
    expect(de.money(euro(-1))).toBe("-0,01\u00a0€");
  });

  it("never moves a calendar day and shows instants in German time", () => {
    expect(de.date("2026-11-21")).toBe("21.\u00a0November 2026");
    expect(tr.date("2026-11-21")).toBe("21\u00a0Kasım 2026");
    expect(de.shortDate("2026-12-31T23:30:00.000Z")).toBe("01.01.2027");
    expect(tr.time("2026-07-01T22:05:00.000Z")).toBe("00:05");
    expect(de.timeInTurkey("2026-12-12T17:30:00Z")).toBe("20:30");
    expect(de.weekdayDate("2026-12-12T23:30:00Z")).toBe("Sonntag, 13.\u00a0Dezember 2026");
    expect([de.month("2026-10"), tr.month("2026-10-31")]).toEqual(["Oktober", "Ekim"]);
    expect(tr.weekdayDate("2026-12-12")).toBe("12\u00a0Aralık 2026 Cumartesi");
  });

  it("writes numbers, volumes and phone numbers", () => {
    expect(de.number(1000)).toBe("1.000");
    expect(tr.gb(11.84)).toBe("11,8\u00a0GB");
    expect(de.phone("+491713920033")).toBe("0171\u00a039200\u00a033");
  });

  it("writes minutes and clocks", () => {
    expect(de.inMinutes(5)).toBe("in 5 Minuten");
    expect(tr.inMinutes(5)).toBe("5 dakika sonra");
    expect(de.minutes(1)).toBe("1 Minute");
    expect(tr.minutes(5)).toBe("5 dakika");
    expect(de.clock(892.9)).toBe("14:52");
    expect(de.clock(-3)).toBe("00:00");
  });

  it("follows the language's letters", () => {
    expect(tr.upper("ışıl ilkay")).toBe("IŞIL İLKAY");
    expect(de.upper("ilkay")).toBe("ILKAY");
    expect(tr.lower("IŞIK")).toBe("ışık");
    expect(["İzmir", "Çanakkale", "Ceyhan", "Denizli"].toSorted(tr.compare)).toEqual(["Ceyhan", "Çanakkale", "Denizli", "İzmir"]);
    expect(de.list(["A", "B", "C"])).toBe("A, B und C");
    expect(tr.list(["A", "B", "C"])).toBe("A, B ve C");
  });

  it("makes what it formats with on the first use, and once", async () => {
    vi.resetModules();
    onTestFinished(() => void vi.restoreAllMocks());
    const dates = vi.spyOn(Intl, "DateTimeFormat");
    const numbers = vi.spyOn(Intl, "NumberFormat");
    const { formatsFor: anew } = await import("./format.ts");
    const formats = anew("de");
    expect([dates.mock.calls.length, numbers.mock.calls.length]).toEqual([0, 0]);
    for (const day of ["2026-11-21", "2026-11-22"]) formats.shortDate(day);
    expect([dates.mock.calls.length, numbers.mock.calls.length]).toEqual([1, 0]);
  });
});
