import { isSEPACountry, isValidIBAN } from "ibantools";
import * as v from "valibot";
import { ungrouped } from "../values/cleaned.ts";
import { machineRead } from "../rules/text.ts";

/** The typed IBAN in capitals and without separators. */
export const normaliseIban = (typed: string): string => ungrouped(typed);

/** Countries that joined SEPA from 2024 to 2026 (EPC409-09) and that ibantools does not list yet. */
const NEW_SEPA_COUNTRIES: ReadonlySet<string> = new Set(["AL", "MD", "ME", "MK", "RS"]);

/** True when the account is in a SEPA country, so that a direct debit works (Reg. 260/2012 Art. 9). */
export function isSepaIban(iban: string): boolean {
  const country = iban.slice(0, 2);
  return NEW_SEPA_COUNTRIES.has(country) || isSEPACountry(country);
}

/** Any valid SEPA IBAN; a valid one of another country, such as TR, gets its own message. */
export const sepaIban = v.pipe(
  machineRead("iban.required"),
  v.transform(normaliseIban),
  v.check((value) => isValidIBAN(value), "iban.invalid"),
  v.check(isSepaIban, "iban.notSepa"),
);
