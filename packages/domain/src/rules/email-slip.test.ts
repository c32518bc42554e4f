import fc from "fast-check";
import { expect, test } from "vitest";
import { emailMeant } from "./email-slip.ts";

test.each([
  ["max@gmial.com", "max@gmail.com"],
  ["max@gmai.com", "max@gmail.com"],
  ["max@gmaill.com", "max@gmail.com"],
  ["max@gamil.con", "max@gmail.com"],
  ["Max.M@GMAIL.CON", "max.m@gmail.com"],
  ["max@gmaıl.com", "max@gmail.com"],
  ["max@hotmial.de", "max@hotmail.de"],
  ["max@web.ed", "max@web.de"],
  ["max@outlok.com.tr", "max@outlook.com.tr"],
])("%s is meant as %s", (typed, meant) => expect(emailMeant(typed)).toBe(meant));

test.each([
  "max@gmail.com",
  "max@ymail.com",
  "max@email.com",
  "max@mail.de",
  "max@gmx.at",
  "max@müller.de",
  "max@line.de",
  "max@",
  "@gmial.com",
  "max",
  "",
])("%s is nobody's slip", (typed) => expect(emailMeant(typed)).toBeUndefined());

test("what is meant is meant", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (name) => {
      const meant = emailMeant(`max@${name}.com`);
      if (meant !== undefined) expect(emailMeant(meant)).toBeUndefined();
    }),
  );
});
