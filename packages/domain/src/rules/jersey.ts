import * as v from "valibot";
import { JERSEY_NAME_MAX, JERSEY_NUMBER_MAX, JERSEY_NUMBER_MIN } from "../values/constants.ts";
import { jerseyLetters } from "../values/jersey-letters.ts";

/**
 * A letter the printer has: a capital of the Latin, Greek or Cyrillic script in its plain form (not full-width, not of a formula),
 * with at most one mark that has no letter of its own in Unicode, such as Ọ̀. More marks would lie on each other and on the stripes.
 */
const LETTER = String.raw`(?=\p{Lu})[\u0041-\u03e1\u03f0-\u052f\u1e00-\u1fff][\u0300-\u034e\u0350-\u036f]?`;
const PRINTABLE = new RegExp(String.raw`^(?:${LETTER}|[^\p{L}\p{M}])*$`, "u");

/** Name on a jersey as it is printed: Turkish upper case, at most 10 characters (spec §5), counted as the printer sets them. */
export const jerseyName = v.pipe(
  v.string("jerseyName.invalid"),
  v.trim(),
  v.transform(jerseyLetters),
  // First, as a heap of marks is too long for somebody who sees four letters.
  v.regex(PRINTABLE, "jerseyName.unprintable"),
  v.maxLength(JERSEY_NAME_MAX, "jerseyName.tooLong"),
  v.regex(/^[\p{Lu}\p{M}'’.\- ]*$/u, "jerseyName.invalid"),
);

/** Number on a jersey, 1 to 99 (spec §5). */
export const jerseyNumber = v.pipe(
  v.number("jerseyNumber.range"),
  v.integer("jerseyNumber.range"),
  v.minValue(JERSEY_NUMBER_MIN, "jerseyNumber.range"),
  v.maxValue(JERSEY_NUMBER_MAX, "jerseyNumber.range"),
);

/** True for a name the printer can set, as typed; an empty one means none. */
export function isJerseyName(text: string): boolean {
  return v.is(jerseyName, text);
}
