import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { email, normaliseEmail, readableEmail } from "./email.ts";
import { asciiDomain, readableDomain } from "./punycode.ts";

const refusals = (typed: string) => v.safeParse(email, typed).issues?.map((issue) => issue.message) ?? [];

test.each([
  ["max@müller.de", "max@xn--mller-kva.de"],
  ["max@MÜLLER.de", "max@xn--mller-kva.de"],
  ["max@mu\u0308ller.de", "max@xn--mller-kva.de"],
  ["max@xn--mller-kva.de", "max@xn--mller-kva.de"],
  ["o'connor@example.com", "o'connor@example.com"],
  ["o\u2019connor@example.com", "o'connor@example.com"],
  ["İlkay\u20111@Example.com", "ilkay-1@example.com"],
  ["ISIL@GMAİL.COM", "isil@gmail.com"],
  ["ılkay@ışık.com", "ilkay@xn--k-ekaa7p.com"],
  ["\u202aisil@example.com\u202c\u00a0", "isil@example.com"],
  ["a!#$%&*+/=?^_{|}~-.b@example.museum", "a!#$%&*+/=?^_{|}~-.b@example.museum"],
  ["max@例え.テスト", "max@xn--r8jz45g.xn--zckzah"],
])("%s is the address %s", (typed, address) => {
  expect(refusals(typed)).toEqual([]);
  expect(v.parse(email, typed)).toBe(address);
});

test.each([
  ["", "email.required"],
  [" \u200b", "email.required"],
  ["a", "email.invalid"],
  ["a@", "email.invalid"],
  ["@b.de", "email.invalid"],
  ["a@b", "email.invalid"],
  ["a b@c.de", "email.invalid"],
  ["a@b c.de", "email.invalid"],
  ["a@-b.de", "email.invalid"],
  ["a@b..de", "email.invalid"],
  ["a@b@c.de", "email.invalid"],
  ["a\r\nBcc: x@c.de", "email.invalid"],
  [`${"a".repeat(250)}@b.de`, "email.invalid"],
  [`a@${"ü".repeat(64)}.de`, "email.invalid"],
  ["ışıl@example.com", "email.letters"],
])("%j is refused by %s", (typed, rule) => expect(refusals(typed)[0]).toBe(rule));

test("an address is shown in the letters of its domain, and leads back to itself", () => {
  expect(readableEmail("max@xn--mller-kva.de")).toBe("max@müller.de");
  expect(readableEmail("max@xn--.de")).toBe("max@xn--.de");
  expect(readableEmail("")).toBe("");
  expect(normaliseEmail(readableEmail("max@xn--mller-kva.de"))).toBe("max@xn--mller-kva.de");
});

// Expected values: what Node's domainToASCII and every browser return.
test.each([
  ["müller.de", "xn--mller-kva.de"],
  ["faß.de", "xn--fa-hia.de"],
  ["ışık.com.tr", "xn--k-ekaa7p.com.tr"],
  ["пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"],
  ["παράδειγμα.δοκιμή", "xn--hxajbheg2az3al.xn--jxalpdlp"],
  ["他们为什么不说中文.com", "xn--ihqwcrb4cv8a8dqg056pqjye.com"],
  ["3年b組金八先生.jp", "xn--3b-ww4c5e180e575a65lsy2b.jp"],
  ["𠀀a.de", "xn--a-s17s.de"],
])("the domain %s is sent as %s", (domain, ascii) => {
  expect(asciiDomain(domain)).toBe(ascii);
  expect(asciiDomain(ascii)).toBe(ascii);
  expect(readableDomain(ascii)).toBe(domain);
});

test("every name leads there and back, and nothing that is none throws", () => {
  const letters = fc.constantFrom(..."abxyz019-äöüßçğışéñøåžčłαβγжшд例え学한𠀀");
  const label = fc.array(letters, { minLength: 1, maxLength: 15 }).map((signs) => `ö${signs.join("")}`);
  fc.assert(
    fc.property(label, label, (one, other) => {
      expect(readableDomain(asciiDomain(`${one}.${other}`))).toBe(`${one}.${other}`);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readableDomain(`xn--${text}`)));
});
