import { expect, test } from "vitest";
import { linksInLanguage } from "./links-in-language.ts";

const AT = "http://localhost:1907";

test.each([
  ["Merhaba Elif,\n\nŞuradan: http://localhost:1907/dashboard/options\n", "http://localhost:1907/dashboard/options?lang=tr\n"],
  ["Hallo Elif,\n\nhier (http://localhost:1907/information/cancellation#withdraw).", "/information/cancellation?lang=de#withdraw)."],
  ["Hallo,\n\nhttp://localhost:1907/confirm?token=a.b-c_d", "/confirm?token=a.b-c_d&lang=de"],
])("a link opens in the language of its mail: %j", (text, there) => expect(linksInLanguage(text, AT)).toContain(there));

test("in a mail in both languages each link opens in its own", () => {
  const both = linksInLanguage(`Merhaba Elif,\n${AT}/a\n\n---\n\nHallo Elif,\n${AT}/a`, AT);
  expect(both).toBe(`Merhaba Elif,\n${AT}/a?lang=tr\n\n---\n\nHallo Elif,\n${AT}/a?lang=de`);
});

test.each([
  ["another house", "Hallo Elif,\nhttps://www.example.com/a"],
  ["a call", `Hallo Elif,\n${AT}/api/users/me`],
  ["a letter to our own people", `Fan: Elif\n${AT}/desk/a`],
])("%s is left alone", (_, text) => expect(linksInLanguage(text, AT)).toBe(text));
