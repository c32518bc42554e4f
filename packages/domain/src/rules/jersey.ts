import * as v from "valibot";
import { JERSEY_NAME_MAX, JERSEY_NUMBER_MAX, JERSEY_NUMBER_MIN } from "../values/constants.ts";
import { jerseyLetters } from "../values/jersey-letters.ts";

/**
 * A letter that can be printed: a capital of the Latin, Greek or Cyrillic script in its plain form (not full-width, not mathematical), with
 * at most one combining mark that Unicode does not compose, such as in Ọ̀. More marks would overlap each other and the stripes.
 */
const LETTER = String.raw`(?=\p{Lu})[\u0041-\u03e1\u03f0-\u052f\u1e00-\u1fff][\u0300-\u034e\u0350-\u036f]?`;
const PRINTABLE = new RegExp(String.raw`^(?:${LETTER}|[^\p{L}\p{M}])*$`, "u");

/** A jersey name as printed: Turkish upper case, at most 10 characters (spec §5), counted after conversion. */
export const jerseyName = v.pipe(
  v.string("jerseyName.invalid"),
  v.trim(),
  v.transform(jerseyLetters),
  // Check this first: a fan who sees four letters with many marks must not be told that the name is too long.
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

/** True for a typed name that can be printed; an empty one means no name. */
export function isJerseyName(text: string): boolean {
  return v.is(jerseyName, text);
}
