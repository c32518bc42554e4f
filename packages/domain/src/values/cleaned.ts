/*
 * An invisible character decides nothing, and a keyboard's twin of a sign counts as that sign. Every rule for a typed value begins with
 * one of these functions.
 */

const BLANKS = /[\p{White_Space}\u2800]/gu;
/** Format characters, variation selectors, joiners, fillers and control characters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Also an accent alone, which is what U+00B4 and ` are beside a letter that they do not stand on. */
const APOSTROPHES = /[`\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u2019\u201b\u2032\uff07]/g;

/** A text that people read, without invisible characters: every blank is a plain one, and hyphens and apostrophes are those of the keyboard. */
export function readableText(typed: string): string {
  return typed.replace(BLANKS, " ").replace(UNSEEN, "").replace(HYPHENS, "-").replace(APOSTROPHES, "'").normalize("NFC").trim();
}

/** A text that a machine reads, such as a phone number: without any blank, and full-width signs are the plain ones. */
export function machineText(typed: string): string {
  return readableText(typed).normalize("NFKC").replaceAll(" ", "");
}

/** A code as it is printed: in capitals, and every letter i of Turkish is an I, because no code has an İ or a ı. */
export function machineCode(typed: string): string {
  return machineText(typed).replace(/[ıİ]/g, "I").toUpperCase();
}

/** The letters and digits of a code that is printed in groups, such as an IBAN. */
export function ungrouped(typed: string): string {
  return machineCode(typed).replace(/[-./]/g, "");
}
