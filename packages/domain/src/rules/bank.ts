import { isSEPACountry, isValidIBAN } from "ibantools";
import * as v from "valibot";

/** IBAN as typed, without blanks and in capitals. */
export function normaliseIban(input: string): string {
  return input.replace(/[\s-]/g, "").replace(/[a-z]/g, (char) => char.toUpperCase());
}

/** True when the account lies in a SEPA country, so that a direct debit reaches it (Reg. 260/2012 Art. 9). */
export function isSepaIban(iban: string): boolean {
  return isSEPACountry(iban.slice(0, 2));
}

/** Any valid SEPA IBAN; a valid one from elsewhere, such as TR, gets a message of its own. */
export const sepaIban = v.pipe(
  v.string("iban.required"),
  v.transform(normaliseIban),
  v.nonEmpty("iban.required"),
  v.check((value) => isValidIBAN(value), "iban.invalid"),
  v.check(isSepaIban, "iban.notSepa"),
);
