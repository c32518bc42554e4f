import * as v from "valibot";

/**
 * Field rules shared by forms and contract. A rule's message is a key of the i18n namespace
 * `validation`, never a sentence (spec §5).
 */

/** Rejects control characters and lone surrogates, which no name, street or note contains. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what this refuses
const UNPRINTABLE = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/**
 * One trimmed line of text. Marked as free of side effects, so that a page ships only the rules it asks.
 * @param missing key for the empty value @param max longest length in UTF-16 units
 * @__NO_SIDE_EFFECTS__
 */
export const line = (missing: string, max: number) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    // A letter and its accent are one, however they were typed.
    v.normalize("NFC"),
    v.nonEmpty(missing),
    v.maxLength(max, "text.tooLong"),
    v.check((value) => !UNPRINTABLE.test(value), "text.unprintable"),
  );

/** Latin, Greek and Cyrillic with all their letters, and the signs of their languages: what the fonts of our documents have. */
const WRITABLE =
  /^(?:(?!\p{Cn})[\u0020-\u007e\u00a0-\u00ac\u00ae-\u034e\u0350-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20ac\u2116\u2120\u2122])*$/u;

/** Asks for letters that an invoice can show: it has to name whom it is for and where they live (§ 14(4) UStG). */
export const writable = v.check((value: string) => WRITABLE.test(value), "text.script");
