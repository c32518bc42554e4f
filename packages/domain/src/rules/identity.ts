import * as v from "valibot";
import type { DocumentType } from "../enums.ts";

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

const GERMAN_DOCUMENT = /^[0-9CFGHJKLMNPRTVWXYZ]{9}$/;
const FOREIGN_PASSPORT = /^[A-Z0-9]{6,9}$/;

/** True for a plausible document number. A German number typed with its check digit is held to it (seed data). */
export function isDocumentNumber(type: DocumentType, input: string): boolean {
  const text = normaliseDocumentNumber(input);
  if (/^[0-9CFGHJKLMNPRTVWXYZ]{9}\d$/.test(text)) return icaoCheckDigit(text.slice(0, 9)) === Number(text[9]);
  return type === "idCard" ? GERMAN_DOCUMENT.test(text) : FOREIGN_PASSPORT.test(text);
}

/** Upper case, no blanks, independent of the reader's locale (a Turkish i must not become İ here). */
export function normaliseDocumentNumber(input: string): string {
  return input.replace(/\s/g, "").replace(/[a-z]/g, (char) => char.toUpperCase());
}

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
    v.string(required),
    v.transform(normaliseDocumentNumber),
    v.nonEmpty(required),
    v.check((number) => isDocumentNumber(type, number), invalid),
  );
}

/** Document number as typed, brought to its written form; which kind fits is checked beside the document type. */
export const identityNumber = v.pipe(
  v.string("identityNumber.required"),
  v.transform(normaliseDocumentNumber),
  v.nonEmpty("identityNumber.required"),
  v.regex(/^[A-Z0-9]{6,10}$/, "identityNumber.invalid"),
);
