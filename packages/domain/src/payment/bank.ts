import { isSEPACountry, isValidIBAN } from "ibantools";
import * as v from "valibot";
import { ungrouped } from "../values/cleaned.ts";
import { machineRead } from "../rules/text.ts";

/** IBAN as typed, without its groups and in capitals. */
export const normaliseIban = (typed: string): string => ungrouped(typed);

/** Members of SEPA since 2024 to 2026 (EPC409-09) that the list of ibantools does not have yet. */
const NEW_SEPA_COUNTRIES: ReadonlySet<string> = new Set(["AL", "MD", "ME", "MK", "RS"]);

/** True when the account lies in a SEPA country, so that a direct debit reaches it (Reg. 260/2012 Art. 9). */
export function isSepaIban(iban: string): boolean {
  const country = iban.slice(0, 2);
  return NEW_SEPA_COUNTRIES.has(country) || isSEPACountry(country);
}

/** Any valid SEPA IBAN; a valid one from elsewhere, such as TR, gets a message of its own. */
export const sepaIban = v.pipe(
  machineRead("iban.required"),
  v.transform(normaliseIban),
  v.check((value) => isValidIBAN(value), "iban.invalid"),
  v.check(isSepaIban, "iban.notSepa"),
);
