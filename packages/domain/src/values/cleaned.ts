/*
 * Invisible characters never matter, and a keyboard variant of a character counts as that character. Every rule for a typed value starts
 * with one of these functions.
 */

const BLANKS = /[\p{White_Space}\u2800]/gu;
/** Format characters, variation selectors, joiners, fillers and control characters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Includes ` and U+00B4, which stand alone instead of combining with a letter. */
const APOSTROPHES = /[`\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u2019\u201b\u2032\uff07]/g;

/**
 * Cleans text for people: removes invisible characters, makes every space a plain one, and replaces hyphens and apostrophes with those of
 * the keyboard.
 */
export function readableText(typed: string): string {
  return typed.replace(BLANKS, " ").replace(UNSEEN, "").replace(HYPHENS, "-").replace(APOSTROPHES, "'").normalize("NFC").trim();
}

/** Cleans text for a machine, such as a phone number: removes all spaces and converts full-width characters. */
export function machineText(typed: string): string {
  return readableText(typed).normalize("NFKC").replaceAll(" ", "");
}

/** Cleans a printed code: upper case, with every Turkish letter i as I, because no code contains İ or ı. */
export function machineCode(typed: string): string {
  return machineText(typed).replace(/[ıİ]/g, "I").toUpperCase();
}

/** The letters and digits of a code that is printed in groups, such as an IBAN. */
export function ungrouped(typed: string): string {
  return machineCode(typed).replace(/[-./]/g, "");
}

/** Normalises a typed German postal code: removes separators and a leading country letter. */
export function normalisePostalCode(typed: string): string {
  return machineCode(typed).replace(/^DE?-?(?=\d)/, "");
}
