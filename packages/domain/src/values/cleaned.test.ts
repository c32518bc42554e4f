import fc from "fast-check";
import { expect, test } from "vitest";
import { machineCode, machineText, readableText, ungrouped } from "./cleaned.ts";

test.each([
  ["\u202a+49 171 3920033\u202c", "+491713920033"],
  ["DERBI2GB\u200b", "DERBI2GB"],
  ["１０１ １５", "10115"],
  ["4\ufe0f2\u00ad", "42"],
  ["\u2066a\u00a0b\u3000c\ufeff", "abc"],
  ["KANARYA\u201119", "KANARYA-19"],
])("a machine reads %j as %j", (typed, read) => expect(machineText(typed)).toBe(read));

test.each([
  ["derbı2gb", "DERBI2GB"],
  ["DERBİ2GB", "DERBI2GB"],
])("the code %s is %s", (typed, code) => expect(machineCode(typed)).toBe(code));

test("groups of a code may be tied by hyphens, dots and slashes", () =>
  expect(ungrouped("de89-3704.0044/0532 0130 00")).toBe("DE89370400440532013000"));

test.each([
  ["Anna\u2011Lena", "Anna-Lena"],
  ["O´Connor", "O'Connor"],
  ["O\u2019Connor", "O'Connor"],
  ["\u2018t Hooft", "'t Hooft"],
  ["Ay\u200bşe\ufeff", "Ayşe"],
  ["Ay\u00adşe\tNur", "Ayşe Nur"],
  ["S\u0327ahin", "Şahin"],
])("people read %j as %j", (typed, read) => expect(readableText(typed)).toBe(read));

const unseen = fc.constantFrom(
  ..."\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2069\ufeff\u00ad\ufe0f\ufe00\u034f\u061c\u180e\u0000\u007f",
);

test("what nobody sees decides nothing, wherever it stands, and a second cleaning finds nothing", () => {
  const plain = fc.string({ unit: "grapheme-ascii" });
  fc.assert(
    fc.property(plain, fc.array(fc.tuple(fc.nat(40), unseen)), (text, signs) => {
      const hidden = signs.reduce((typed, [at, sign]) => typed.slice(0, at) + sign + typed.slice(at), text);
      for (const clean of [readableText, machineText, machineCode, ungrouped]) {
        expect(clean(hidden)).toBe(clean(text));
        expect(clean(clean(text))).toBe(clean(text));
      }
    }),
  );
});
