import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { sepaIban } from "../payment/bank.ts";
import { readableText } from "../values/cleaned.ts";
import { city, houseNumber, mobilePhone, postalCode, street } from "./contact.ts";
import { email } from "./email.ts";
import { documentNumber, identityNumber } from "./identity.ts";
import { jerseyName } from "./jersey.ts";
import { keyword } from "./keyword.ts";
import { newPassword } from "./password.ts";
import { accountHolder, companyName, firstName, lastName, taxNumber, vatId } from "./person.ts";

const RULES: Readonly<Record<string, v.GenericSchema>> = {
  ...{ accountHolder, city, companyName, email, firstName, houseNumber, identityNumber, jerseyName, lastName, mobilePhone, newPassword },
  ...{ postalCode, sepaIban, street, taxNumber, vatId },
  ...{ passport: documentNumber("passport"), digits: keyword("digits4"), words: keyword("text3to20") },
};

/** For each message key: returns true if the message is a true statement about this text. */
const SAYS: Readonly<Record<string, (text: string) => boolean>> = {
  "firstName.invalid": (text) => !/^[\p{L}\p{M}' -]*\p{L}[\p{L}\p{M}' -]*$/u.test(text),
  "lastName.invalid": (text) => !/^[\p{L}\p{M}' -]*\p{L}[\p{L}\p{M}' -]*$/u.test(text),
  "jerseyName.invalid": (text) => !/^[\p{L}\p{M}'.\- ]*$/u.test(text),
  "city.invalid": (text) => !/\p{L}/u.test(text),
  "houseNumber.invalid": (text) => !/\d/.test(text),
  "postalCode.invalid": (text) => !/^\d{5}$/.test(text),
  "taxNumber.invalid": (text) => !/^\d{10,11}$/.test(text),
  "text.script": (text) => /[\p{L}\p{M}]/u.test(text.replace(/[A-Za-zÀ-ÿ]/g, "")),
  "text.unprintable": (text) => /[^\p{L}\p{M} -~]/u.test(text),
  "text.tooLong": (text) => text.length > 20,
  "holder.tooLong": (text) => text.length > 70,
  "companyName.tooShort": (text) => text.length < 2,
  "email.letters": (text) => /[^ -~]/.test(text),
};

const sign = fc.oneof(
  fc.constantFrom(..."abcABCçğışöüÄßéаλ0123456789"),
  fc.constantFrom(..."-'’‘´`ʼ‐‑–—−.,·/+() @_#"),
  fc.constantFrom(..."\u200b\u202a\u202c\u00ad\ufe0f\u00a0\t", "王", "ع", "🥙", "\u0301"),
);
const typed = fc.oneof(
  fc.array(sign, { maxLength: 25 }).map((signs) => signs.join("")),
  fc.array(fc.constantFrom(..."abçİı-'’´‑ "), { maxLength: 12 }).map((signs) => signs.join("")),
  fc.string({ unit: "grapheme", maxLength: 130 }),
);

test.each(Object.entries(RULES))("what %s says is true of whatever is in the field", (_, rule) => {
  fc.assert(
    fc.property(typed, (text) => {
      const [issue] = v.safeParse(rule, text).issues ?? [];
      if (!issue) return;
      const read = readableText(text);
      if (/\.(?:\w*R|r)equired$/.test(issue.message)) expect(read, `${issue.message} of a full field`).toBe("");
      const isTrue = SAYS[issue.message];
      if (isTrue) expect([issue.message, read, isTrue(read)]).toEqual([issue.message, read, true]);
    }),
    { numRuns: 500 },
  );
});
