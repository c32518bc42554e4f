import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLUB_WORDS } from "../base/clubs/clubs.ts";
import { DEMO_PASSWORD } from "../seed/demo.ts";
import { FAN_PASSWORD } from "../testing/fans.ts";
import { passwordFault } from "./known-passwords.ts";

const ELIF = {
  firstName: "Elif Su",
  lastName: "Şahin-Yıldız",
  email: "deniz.martı77@example.com",
  phone: "+491713920001",
  birthday: "1995-04-12",
  companyName: "Ulus GmbH",
};
const faultOf = (password: string) => passwordFault(password, ELIF);

describe("what strangers try first", () => {
  test.each([
    ["Password1!", "Passw0rd!", "P@$$w0rt2026", "pAssWort#1"],
    ["Qwerty123!", "Qwertz123!", "1q2w3e4R!", "Abcd1234!", "12345678aA!", "Aaaaaaa1!"],
    ["Hallo123!", "Sommer2026!", "Geheim#1905", "Schatz#77", "5ommer!26"],
    ["Merhaba123!", "Şifre123!", "Istanbul34!", "İstanbul#34", "Türkiye1923!", "#Parola2026"],
    ["Ab1!Ab1!", "aB3?aB3?aB3?"],
    ["Fenerbahce1907!", "Fenerbahçe1907!", "F3nerbahce!1907", "GALATASARAY1905!a", "Beşiktaş#1903"],
  ])("is refused: %s", (...passwords) => {
    expect(passwords.filter((password) => faultOf(password) !== "password.known")).toEqual([]);
  });

  test("is refused whatever a fan adds to it to meet the rules, in any case", () => {
    const listed = fc.constantFrom(...dictionary["passwords-common"].filter((word) => /^[a-z]{5,20}$/.test(word)));
    const added = fc.constantFrom("1!", "#1", "2026!", "123#", "!!9", "_77");
    fc.assert(
      fc.property(listed, added, fc.nat(), (word, rest, at) => {
        const letter = at % word.length;
        const password = word.slice(0, letter) + (word[letter] ?? "").toUpperCase() + word.slice(letter + 1) + rest;
        expect(faultOf(password), password).toBe("password.known");
      }),
    );
  });
});

describe("what whoever knows the fan tries next", () => {
  test.each([
    ["Elif1995!", "3lif#95", "Elif#Sahin1", "ŞahinElif!1", "Yildiz?95"],
    ["Deniz-Marti77", "Ulus#2026x", "12041995Aa!", "Aa!19950412", "01713920001Xy!", "Xx-1995"],
    [
      "Kanarya1907!",
      "Kanarya-Mobil1",
      "Karakartal!03",
      "Cimbombom1905!",
      "Firtina#61",
      "FIRTINA#67a",
      "Trabzonspor1!",
      "Fb1907!!",
      "Cc!1905",
    ],
    [DEMO_PASSWORD, "Tribun#2026", "Tribün#1967x", "TRIBÜN-2026a", "Tr1bun!26", "Trıbün?Serbest1", "Taraftar#12", "Şampiyon!26"],
    [
      "Ataturk1881!",
      "Atatürk#1923",
      "ATATÜRK!38a",
      "MustafaKemal1!",
      "Mustafa-Kemal-Atatürk#1881",
      "Gazi#1881",
      "Cumhuriyet1923!",
      "Aa!1881",
    ],
    ["AliSamiYen#5", "Ali Sami Yen 1905!", "Süleyman-Seba1", "Saraçoğlu#07", "Songülen1907!", "HakkıYeten#3", "AvniAker!61", "İnönü#1903"],
  ])("is refused: %s", (...passwords) => {
    expect(passwords.map((password) => [password, faultOf(password)])).toEqual(
      passwords.map((password) => [password, expect.stringMatching(/^password\.(?:personal|known)$/)]),
    );
  });
  test("is refused for every word of a club with any year, as it is spoken or as keyboards without its letters write it", () => {
    const word = fc.constantFrom(...CLUB_WORDS.map((given) => given.replaceAll(" ", "")).filter((given) => /^\p{L}{4,}$/u.test(given)));
    const marked: Readonly<Record<string, string>> = { c: "ç", g: "ğ", i: "ı", o: "ö", s: "ş", u: "ü" };
    const spelled = fc
      .tuple(word, fc.nat())
      .map(([given, at]) =>
        [...given].map((letter, i) => ((at >> (i % 16)) & 1 ? (marked[letter] ?? letter.toLocaleUpperCase("tr")) : letter)).join(""),
      );
    fc.assert(
      fc.property(spelled, fc.integer({ min: 1850, max: 2100 }), fc.constantFrom("!", "#", "-", "?x"), (given, year, sign) => {
        for (const password of [`${given}${sign}${year}`, `${given}${year}${sign}`, `${year}${given}${sign}`]) {
          expect(faultOf(password), password).toMatch(/^password\.(?:personal|known)$/);
        }
      }),
    );
  });

  test("is said to be that, and is nobody else's fault", () => {
    expect(faultOf("Elif1995!")).toBe("password.personal");
    expect(faultOf("Kanarya1907!")).toBe("password.personal");
    const other = { ...ELIF, firstName: "Mehmet", lastName: "Kaya", birthday: "1980-01-01" };
    expect(passwordFault("Elif#Sahin1", other)).toBeUndefined();
  });
});

describe("what only its fan thinks of", () => {
  test.each([
    ["Stadion#2026", "Deplasman#1905", "Hirsiz#2026", "Kapalı#1903", FAN_PASSWORD],
    [
      "Zeytin-Dalı-9",
      "Drei!Birnen im 4er",
      "mQ7#vLp2",
      "Elifs grüner Regenschirm 7!",
      "Kanarya frisst 3 Zebras?",
      "Gül ve 3 kedi!",
      "Привет1905!Кот",
    ],
  ])("is taken: %s", (...passwords) => {
    expect(passwords.filter((password) => faultOf(password) !== undefined)).toEqual([]);
  });

  test("is taken where it is drawn at random", () => {
    const sign = fc.constantFrom(..."ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789#?!-_");
    fc.assert(
      fc.property(fc.array(sign, { minLength: 12, maxLength: 40 }), (signs) => {
        const password = `${signs.join("")}xQ7#`;
        if (/^(.{1,4})\1+$/.test(password)) return;
        expect(faultOf(password), password).toBeUndefined();
      }),
    );
  });

  test("the longest password is looked at as fast as any, whatever it is made of", () => {
    for (const part of ["aA1!", "@4$5", "\u{1d400}", "ﷺ", "Elif"]) expect(faultOf(part.repeat(200).slice(0, 200)), part).toBeDefined();
  });
});
