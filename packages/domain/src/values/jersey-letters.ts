import { readableText } from "./cleaned.ts";

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

/**
 * True for a number as typed, 1 to 99 (spec §5); an empty one means none. A zero in front is refused, because the order carries a
 * number: 07 would be drawn and 7 pressed.
 */
export function isJerseyNumber(text: string): boolean {
  return /^(?:[1-9]\d?)?$/.test(text.trim());
}
