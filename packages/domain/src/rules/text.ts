import * as v from "valibot";
import { machineText, readableText } from "../values/cleaned.ts";

/** Field rules shared by forms and contract. A rule's message is a key of the i18n namespace `validation`, never a sentence (spec §5). */

/**
 * One line of text, cleaned by `readableText`. Marked as free of side effects, so that a page ships only the rules it uses.
 * @param missing key for the empty value
 * @param max longest length in UTF-16 units
 * @param tooLong key for longer text
 * @__NO_SIDE_EFFECTS__
 */
export const line = (missing: string, max: number, tooLong = "text.tooLong") =>
  v.pipe(
    v.string(missing),
    v.transform(readableText),
    v.nonEmpty(missing),
    v.maxLength(max, tooLong),
    v.check((value) => value.isWellFormed(), "text.unprintable"),
  );

/**
 * Text for a machine, cleaned by `machineText`; the caller appends its own checks.
 * @param missing key for the empty value
 * @__NO_SIDE_EFFECTS__
 */
export const machineRead = (missing: string) => v.pipe(v.string(missing), v.transform(machineText), v.nonEmpty(missing));

/** Latin, Greek and Cyrillic with all their letters and punctuation: the characters in the fonts of the documents. */
const WRITABLE =
  /^(?:(?!\p{Cn})[\u0020-\u007e\u00a0-\u00ac\u00ae-\u034e\u0350-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20ac\u2116\u2120\u2122])*$/u;
const LETTERS = /[\p{L}\p{M}]/gu;

/**
 * Requires characters that an invoice can show, because it must state the customer's name and address (§ 14(4) UStG). Letters of another
 * script get another message than symbols such as an emoji.
 */
export const writable = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed || WRITABLE.test(dataset.value)) return;
  const hasAllLetters = (dataset.value.match(LETTERS) ?? []).every((letter) => WRITABLE.test(letter));
  addIssue({ message: hasAllLetters ? "text.unprintable" : "text.script" });
});

/** Makes a field optional: blank text becomes undefined, any other text must satisfy the schema. */
export function blankOr<S extends v.GenericSchema<string>>(schema: S) {
  return v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === "" ? undefined : text)),
    v.optional(schema),
  );
}
