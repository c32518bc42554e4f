import * as v from "valibot";
import type { DocumentType } from "../values/enums.ts";
import { ungrouped } from "../values/cleaned.ts";
import { machineRead } from "./text.ts";

const WEIGHTS = [7, 3, 1];

/** ICAO 9303 check digit, weights 7-3-1, of the characters of a document number. */
export function icaoCheckDigit(text: string): number {
  let total = 0;
  for (const [index, char] of [...text].entries()) {
    const value = /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 55;
    total += value * (WEIGHTS[index % 3] ?? 0);
  }
  return total % 10;
}

/** A number of a German card or passport with the check digit behind it: the first sign is a letter since 2010. */
const GERMAN_WITH_CHECK = /^[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}\d$/;
/** Cards of the EU, residence permits and passports: `CA12345AA`, `YA1234567`, `592-1234567-89`. */
const DOCUMENT = /^(?=.*\d)[A-Z0-9]{5,12}$/;

/** True for a plausible number of a document from anywhere. A German one that is typed with its check digit is held to it (seed data). */
export function isDocumentNumber(typed: string): boolean {
  const text = normaliseDocumentNumber(typed);
  if (GERMAN_WITH_CHECK.test(text)) return icaoCheckDigit(text.slice(0, 9)) === Number(text[9]);
  return DOCUMENT.test(text);
}

/** The number as it is printed, without its groups. */
export const normaliseDocumentNumber = (typed: string): string => ungrouped(typed);

/**
 * Number of a document of this kind as typed, brought to its written form. What is wrong with it is said of that kind: a passport carries
 * its number in another place than a card.
 */
export function documentNumber(type: DocumentType) {
  const [required, invalid] =
    type === "passport"
      ? ["identityNumber.passportRequired", "identityNumber.passport"]
      : ["identityNumber.required", "identityNumber.invalid"];
  return v.pipe(
    machineRead(required),
    v.transform(normaliseDocumentNumber),
    v.check((number) => isDocumentNumber(number), invalid),
  );
}

/** The number of a document whose kind is not known yet, in its written form; its check digit is looked at beside the kind. */
export const identityNumber = v.pipe(
  machineRead("identityNumber.required"),
  v.transform(normaliseDocumentNumber),
  v.regex(DOCUMENT, "identityNumber.invalid"),
);
