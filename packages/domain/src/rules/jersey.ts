import * as v from "valibot";
import { JERSEY_NAME_MAX, JERSEY_NUMBER_MAX, JERSEY_NUMBER_MIN } from "../constants.ts";

/** Name on a jersey: Turkish upper case, at most 10 letters (spec §5). */
export const jerseyName = v.pipe(
  v.string("jerseyName.invalid"),
  v.trim(),
  v.transform(jerseyLetters),
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

/** What the printer sets: upper case by Turkish rules, so that "ışıl" becomes IŞIL and "ilkay" İLKAY. */
export function jerseyLetters(text: string): string {
  return text.toLocaleUpperCase("tr");
}

/** True for a name the printer can set, as typed; an empty one means none. */
export function isJerseyName(text: string): boolean {
  return v.is(jerseyName, text);
}

/** True for a number as typed; an empty one means none. */
export function isJerseyNumber(text: string): boolean {
  const typed = text.trim();
  return typed === "" || (/^\d{1,2}$/.test(typed) && v.is(jerseyNumber, Number(typed)));
}
