import { readableText } from "./cleaned.ts";
import { JERSEY_NUMBER_MAX, JERSEY_NUMBER_MIN } from "../constants.ts";

/**
 * What the printer sets: upper case by Turkish rules, so that "ışıl" becomes IŞIL and "ilkay" İLKAY. ß becomes its own capital ẞ
 * (official spelling since 2017, § 25 E3), not SS: a name that is ten characters as typed is ten on the jersey. Setting what was
 * set already changes nothing.
 */
export function jerseyLetters(typed: string): string {
  // An accent that was typed or pasted as a sign of its own joins its letter; "i̇" is what others make of İ in lower case.
  const composed = readableText(typed).replace(/i\u0307/g, "i");
  return composed.replace(/ß/g, "ẞ").toLocaleUpperCase("tr").normalize("NFC");
}

/** True for a number as typed; an empty one means none. */
export function isJerseyNumber(text: string): boolean {
  const typed = text.trim();
  const number = Number(typed);
  return typed === "" || (/^\d{1,2}$/.test(typed) && number >= JERSEY_NUMBER_MIN && number <= JERSEY_NUMBER_MAX);
}
