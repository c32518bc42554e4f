import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { city, houseNumber, mobilePhone, postalCode, street } from "./contact.ts";
import { icaoCheckDigit, isDocumentNumber } from "./identity.ts";
import { isJerseyNumber } from "../values/jersey-letters.ts";
import { jerseyName, jerseyNumber } from "./jersey.ts";
import { isBirthYear, keyword } from "./keyword.ts";
import { PASSWORD_RULES } from "../values/password-rules.ts";
import { newPassword } from "./password.ts";
import { accountHolder, companyName, firstName, lastName, taxNumber, vatId } from "./person.ts";

const rules = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.map((issue) => issue.message) ?? [];
const output = <O>(schema: v.GenericSchema<unknown, O>, value: unknown) => v.parse(schema, value);

describe("names", () => {
  it.each([
    "Işıl",
    "Jean-Luc",
    "Şükrü Çağrı",
    "O’Neill",
    "Ağaoğlu",
    "Weiß",
    "Nguyễn Thảo",
    "Əliyev",
    "Παπά",
    "Петров",
    "'t Hooft",
    "O´Connor",
    "Anna\u2011Lena",
    "Col·lell",
    "-Ada",
    "Ay\u200bşe",
  ])("take %s", (name) => expect(rules(firstName, name)).toEqual([]));
  it.each([
    ["", "firstName.required"],
    ["   ", "firstName.required"],
    ["R2D2", "firstName.invalid"],
    ["<b>x</b>", "firstName.invalid"],
    ["x".repeat(61), "text.tooLong"],
    ["a\ud800", "text.unprintable"],
    ["--", "firstName.invalid"],
    ["Ada 🥙", "text.unprintable"],
    ["علي", "text.script"],
    ["王", "text.script"],
  ])("refuse %j with %s", (name, rule) => expect(rules(firstName, name)).toContain(rule));
  it("are trimmed, and each letter is one with its accent", () => {
    expect(output(lastName, "  Yıldız ")).toBe("Yıldız");
    expect(output(lastName, "S\u0327ahin")).toBe("Şahin");
    expect(output(lastName, "O\u2019Con\u00adnor\u2010Weiß")).toBe("O'Connor-Weiß");
  });
});

describe("company data (A20)", () => {
  it("asks two characters of a company name", () => {
    expect(rules(companyName, "A")).toContain("companyName.tooShort");
    expect(rules(companyName, "AB")).toEqual([]);
    expect(rules(companyName, "Döner 🥙 GmbH")).toEqual(["text.unprintable"]);
    expect(rules(companyName, "حلويات GmbH")).toEqual(["text.script"]);
  });
  it("is called by its bank what it is called in its register", () => {
    for (const name of ["H&M (Deutschland) GmbH", "„Zum Löwen“ e. K.", "C!D: Möbel*Haus", "Müller & Söhne GmbH & Co. KG", "3D-Druck"])
      for (const schema of [companyName, accountHolder]) expect(rules(schema, name), name).toEqual([]);
  });
  it("takes a tax number as people write it", () => {
    expect(output(taxNumber, "21/815/08150")).toBe("2181508150");
    expect(output(taxNumber, "DE 181 815 081 55")).toBe("18181508155");
    expect(rules(taxNumber, "123456789")).toEqual(["taxNumber.invalid"]);
    expect(rules(taxNumber, "123456789012")).toEqual(["taxNumber.invalid"]);
  });
  it("takes a VAT id of DE and nine digits", () => {
    expect(output(vatId, "de 136 695 976")).toBe("DE136695976");
    expect(rules(vatId, "136695976")).toEqual(["vatId.invalid"]);
  });
});

describe("contact", () => {
  it.each(["1011 5", "10115\u200b", "D-10115", "de 10115", "１０１１５"])("reads %s as a postal code", (text) =>
    expect(output(postalCode, text)).toBe("10115"),
  );
  it.each(["\u202a+49 171 3920033\u202c", "0171\u00a03920033", "0171\u20113920033", "+49 (0) 171 / 392 00 33"])(
    "reads %j as a phone",
    (text) => expect(output(mobilePhone, text)).toBe("+491713920033"),
  );
  it.each(["1011", "101155", "1011a", "١٠١١٥"])("refuses %s as postal code", (text) =>
    expect(rules(postalCode, text)).toEqual(["postalCode.invalid"]),
  );
  it("takes what stands on German doors", () => {
    for (const number of ["24", "24a", "24 A", "24-26", "7 1/2", "12–14", "12.1", "12+14", "12 a - 14 c", "Haus 4"])
      expect(rules(houseNumber, number), number).toEqual([]);
    expect(output(houseNumber, "12–14")).toBe("12-14");
    expect(rules(houseNumber, "a")).toEqual(["houseNumber.invalid"]);
    expect(rules(street, "Straße des 17. Juni")).toEqual([]);
    expect(rules(city, "Frankfurt (Oder)")).toEqual([]);
    expect(output(city, "Castrop\u2011Rauxel")).toBe("Castrop-Rauxel");
    expect(rules(city, "44575")).toEqual(["city.invalid"]);
  });
});

describe("passwords (1043 to 1047)", () => {
  it("name every rule they break at once", () => {
    expect(rules(newPassword, "a")).toEqual(["password.tooShort", "password.symbol", "password.digit", "password.uppercase"]);
    expect(rules(newPassword, "Aa1!aa")).toEqual([]);
    expect(rules(newPassword, "")).toContain("password.required");
  });
  it("have one code for each rule", () => expect(PASSWORD_RULES.map(({ code }) => code)).toEqual(["1043", "1044", "1045", "1046", "1047"]));
  it("count Turkish letters as letters", () => expect(rules(newPassword, "Şifre1!")).toEqual([]));
});

describe("the support keyword in both readings (A1)", () => {
  it("is four digits from 1 to 9", () => {
    const rule = keyword("digits4");
    expect(rules(rule, "1907")).toContain("keyword.digits4");
    expect(rules(rule, "7391")).toEqual([]);
    expect(rules(rule, "1234")).toEqual(["keyword.guessable"]);
    expect(rules(rule, "739")).toContain("keyword.digits4");
  });
  it("or 3 to 20 characters", () => {
    const rule = keyword("text3to20");
    expect(rules(rule, "ab")).toContain("keyword.text3to20");
    expect(rules(rule, "abc")).toEqual([]);
    expect(rules(rule, "x".repeat(21))).toContain("text.tooLong");
  });
  it("is never the year of birth", () => {
    expect(isBirthYear("1987", "1987-05-19")).toBe(true);
    expect(isBirthYear(" 1987 ", "1987-05-19")).toBe(true);
    expect(isBirthYear("1988", "1987-05-19")).toBe(false);
  });
});

describe("identity documents", () => {
  it("check the specimens' digits", () => {
    expect(icaoCheckDigit("L01X00T47")).toBe(1);
    expect(icaoCheckDigit("T22000129")).toBe(3);
    expect(icaoCheckDigit("C01X00T47")).toBe(8);
  });
  it("hold a typed check digit to its number, and do not ask for one", () => {
    expect(isDocumentNumber("L01X00T47")).toBe(true);
    expect(isDocumentNumber("l01x00t471")).toBe(true);
    expect(isDocumentNumber("L01X00T472")).toBe(false);
  });
  // Italian, Dutch, Belgian and Portuguese cards, a residence permit, passports.
  it.each(["CA12345AA", "SPECI2014", "592-1234567-89", "12345678 9 ZZ4", "YA1234567", "U 1234567", "TR\u2011U12345678", "ca12345aa\u200b"])(
    "take %s, wherever it was made out",
    (number) => expect(isDocumentNumber(number)).toBe(true),
  );
  it.each(["U1", "AAAAAA", "1234567890123", "Ausweis"])("refuse %s", (number) => expect(isDocumentNumber(number)).toBe(false));
});

describe("jerseys", () => {
  it("print names in Turkish capitals", () => {
    expect(output(jerseyName, "ışıl")).toBe("IŞIL");
    expect(output(jerseyName, "ilkay")).toBe("İLKAY");
  });
  it.each([
    ["ıIiİ", "IIİİ"],
    ["i\u0307lkay", "İLKAY"],
    ["I\u0307lkay", "İLKAY"],
    ["s\u0327u\u0308kru\u0308", "ŞÜKRÜ"],
    ["Weiß", "WEİẞ"],
    ["WEIẞ", "WEIẞ"],
    ["ğüşöçâ", "ĞÜŞÖÇÂ"],
    ["El\u034fif", "ELİF"],
    ["O´Connor", "O'CONNOR"],
  ])("print %s as %s", (typed, printed) => expect(output(jerseyName, typed)).toBe(printed));
  it("count what is printed, which for ten letters of German and Turkish is what was typed", () => {
    expect(output(jerseyName, "Großkreutz")).toBe("GROẞKREUTZ");
    expect(rules(jerseyName, "Großkreutzi")).toEqual(["jerseyName.tooLong"]);
    const letters = fc.constantFrom(..."abcçdefgğhıijklmnoöpqrsştuüvwxyzäßâîûABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZÄẞ.-’ ");
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 14 }), (typed) => {
        const text = typed.join("").trim();
        const printed = v.safeParse(jerseyName, text);
        expect(printed.success).toBe(text.length <= 10);
        if (printed.success) expect(output(jerseyName, printed.output), "printed again").toBe(printed.output);
      }),
    );
    // A character that expands to several counts as several, because the print has to fit.
    expect(rules(jerseyName, "ﬁﬁﬁﬁﬁﬁ")).toEqual(["jerseyName.tooLong"]);
  });
  it.each([
    ["full-width letters", "ＥＬİＦ"],
    ["letters of formulas", "𝐄𝐋𝐈𝐅"],
    ["letters in a double stroke", "ℂan"],
    ["a script the printer has no letters of", "ՀԱՅԿ"],
    ["letters without capitals", "علي"],
    ["a heap of marks", "E\u0334\u0322\u0301L\u0337\u0320I\u0336F"],
    ["a heap that looks like four letters and is more than ten signs", `Elif${"\u0301".repeat(20)}`],
    ["a mark without its letter", "\u0301Elif"],
    ["a mark on a blank", "E \u0301F"],
  ])("refuse %s first, and say why", (_, typed) => expect(rules(jerseyName, typed)[0]).toBe("jerseyName.unprintable"));
  it.each(["Ọ̀LA", "ŁUKASZ", "Đorđe", "ÊZÎDÎ", "Νίκος", "Љиљана"])("print %s", (typed) => expect(rules(jerseyName, typed)).toEqual([]));
  it("take of all that can be typed what is one sign, or one with one mark, in ten places", () => {
    const marks = fc.constantFrom("\u0301", "\u0307", "\u0327", "\u0334", "\u0345", "\u20dd");
    const sign = fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 });
    const marked = fc.array(fc.oneof(marks, sign, fc.constantFrom("E", "ş", "Ｅ")), { maxLength: 12 }).map((signs) => signs.join(""));
    const anything = fc.oneof(marked, fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(anything, (typed) => {
        const printed = v.safeParse(jerseyName, typed);
        if (!printed.success) return;
        expect(printed.output).toMatch(/^(?:[\p{Lu}][\u0300-\u036f]?|['’.\- ])*$/u);
        expect(printed.output).not.toMatch(/[\uff00-\uffef\u{1d400}-\u{1d7ff}]/u);
        expect(printed.output.length).toBeLessThanOrEqual(10);
        expect(output(jerseyName, printed.output), "printed again").toBe(printed.output);
      }),
      { numRuns: 2000 },
    );
  });
  it("stop at ten letters and the numbers 1 to 99", () => {
    expect(rules(jerseyName, "abcdefghijk")).toContain("jerseyName.tooLong");
    expect(rules(jerseyName, "A1")).toContain("jerseyName.invalid");
    for (const bad of [0, 100, 1.5, Number.NaN]) expect(rules(jerseyNumber, bad), String(bad)).not.toEqual([]);
    for (const good of [1, 19, 99]) expect(rules(jerseyNumber, good)).toEqual([]);
  });
  it("take a number as typed only where it is pressed as it is drawn", () => {
    const typed = fc.oneof(fc.string({ unit: fc.constantFrom(..."0123456789 "), maxLength: 4 }), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(typed, (text) => {
        const drawn = text.trim();
        expect(isJerseyNumber(text)).toBe(drawn === "" || (v.is(jerseyNumber, Number(drawn)) && String(Number(drawn)) === drawn));
      }),
      { numRuns: 1000 },
    );
    expect(isJerseyNumber("07")).toBe(false);
  });
});
