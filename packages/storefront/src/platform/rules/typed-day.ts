import { isoDate, parseDayMonthYear } from "@tribun/domain";
import * as v from "valibot";

/** A day as the field provides it, or as the fan typed it where no script has read it. */
export const typedDay = v.pipe(
  v.string(),
  v.transform((text) => parseDayMonthYear(text) ?? text),
  isoDate,
);

/** The same for a day in the past: a year of two digits is the last such year. */
export const typedBirthday = v.pipe(
  v.string(),
  v.transform((text) => parseDayMonthYear(text, new Date().getUTCFullYear()) ?? text),
  isoDate,
);
