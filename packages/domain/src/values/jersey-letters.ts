import { readableText } from "./cleaned.ts";

/**
 * The letters as printed: upper case by Turkish rules, so that "ışıl" becomes IŞIL and "ilkay" İLKAY. ß becomes its own capital ẞ (official
 * spelling since 2017, § 25 E3) instead of SS, so that a typed name of ten characters stays ten. Converting twice changes nothing.
 */
export function jerseyLetters(typed: string): string {
  // Compose separate accents with their letters; "i̇" is how other software writes İ in lower case.
  const composed = readableText(typed).replace(/i\u0307/g, "i");
  return composed.replace(/ß/g, "ẞ").toLocaleUpperCase("tr").normalize("NFC");
}

/**
 * True for a typed number from 1 to 99 (spec §5), or for an empty text, which means no number. A leading zero is refused, because the order
 * stores a number: the page would show 07, but the jersey would have 7.
 */
export function isJerseyNumber(text: string): boolean {
  return /^(?:[1-9]\d?)?$/.test(text.trim());
}
