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

/** The number of a German card or passport with its check digit; since 2010 the first character is a letter. */
const GERMAN_WITH_CHECK = /^[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}\d$/;
/** EU cards, residence permits and passports: `CA12345AA`, `YA1234567`, `592-1234567-89`. */
const DOCUMENT = /^(?=.*\d)[A-Z0-9]{5,12}$/;

/**
 * True for a plausible document number of any country. For a German one typed with its check digit, the check digit must be right (seed
 * data).
 */
export function isDocumentNumber(typed: string): boolean {
  const text = normaliseDocumentNumber(typed);
  if (GERMAN_WITH_CHECK.test(text)) return icaoCheckDigit(text.slice(0, 9)) === Number(text[9]);
  return DOCUMENT.test(text);
}

/** The typed number as printed, without separators. */
export const normaliseDocumentNumber = (typed: string): string => ungrouped(typed);

/**
 * The rule for the number of this kind of document; returns the normalised number. Its messages name the kind, because a passport shows its
 * number in another place than a card.
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

/** The number of a document of unknown kind, normalised. The rule beside the kind checks the check digit. */
export const identityNumber = v.pipe(
  machineRead("identityNumber.required"),
  v.transform(normaliseDocumentNumber),
  v.regex(DOCUMENT, "identityNumber.invalid"),
);
