import * as v from "valibot";
import { machineText, readableText } from "../values/cleaned.ts";

/**
 * Field rules shared by forms and contract. A rule's message is a key of the i18n namespace
 * `validation`, never a sentence (spec §5).
 */

/**
 * One line of text as `readableText` cleans it. Marked as free of side effects, so that a page ships only the rules it asks.
 * @param missing key for the empty value @param max longest length in UTF-16 units @param tooLong key for what is longer
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
 * What a machine reads, as `machineText` cleans it; what the rule asks of it comes behind.
 * @param missing key for the empty value
 * @__NO_SIDE_EFFECTS__
 */
export const machineRead = (missing: string) => v.pipe(v.string(missing), v.transform(machineText), v.nonEmpty(missing));

/** Latin, Greek and Cyrillic with all their letters, and the signs of their languages: what the fonts of our documents have. */
const WRITABLE =
  /^(?:(?!\p{Cn})[\u0020-\u007e\u00a0-\u00ac\u00ae-\u034e\u0350-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20ac\u2116\u2120\u2122])*$/u;
const LETTERS = /[\p{L}\p{M}]/gu;

/**
 * Asks for signs that an invoice can show: it has to name whom it is for and where they live (§ 14(4) UStG). Letters of another script are
 * told apart from a sign that is no letter, such as an emoji.
 */
export const writable = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed || WRITABLE.test(dataset.value)) return;
  const hasAllLetters = (dataset.value.match(LETTERS) ?? []).every((letter) => WRITABLE.test(letter));
  addIssue({ message: hasAllLetters ? "text.unprintable" : "text.script" });
});
