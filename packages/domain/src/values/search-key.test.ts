import { expect, test } from "vitest";
import { isFoundIn, searchKey } from "./search-key.ts";

test.each([
  ["İstanbul", "ISTANBUL"],
  ["istanbul", "ıstanbul"],
  ["Iğdır", "IGDIR"],
  ["Köln", "KOELN"],
  ["Köln", "ko\u0308ln"],
  ["Gießen", "GIESSEN"],
  ["Çağrı", "cagri"],
  ["Frankfurt (Main)", "frankfurt main"],
  ["Şanlıurfa", "sanliurfa"],
])("%s is looked for as %s", (one, other) => {
  expect(searchKey(one)).toBe(searchKey(other));
});

test("words are found by their beginnings, in any order", () => {
  const among = searchKey("Wie ziehe ich meine eSIM auf ein neues Handy um?");
  for (const wanted of ["esim", "handy esim", "NEUES", "zieh", ""]) expect([wanted, isFoundIn(wanted, among)]).toEqual([wanted, true]);
  for (const wanted of ["sim karte", "andy", "esim rechnung"]) expect([wanted, isFoundIn(wanted, among)]).toEqual([wanted, false]);
});
