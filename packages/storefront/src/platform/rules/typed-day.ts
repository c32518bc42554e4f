import { isoDate, parseDayMonthYear } from "@tribun/domain";
import * as v from "valibot";

/** A day as the field gives it or as it was typed, where no script has read it. */
export const typedDay = v.pipe(
  v.string(),
  v.transform((text) => parseDayMonthYear(text) ?? text),
  isoDate,
);

/** The same of a day that has been: a year of two digits is the last such year. */
export const typedBirthday = v.pipe(
  v.string(),
  v.transform((text) => parseDayMonthYear(text, new Date().getUTCFullYear()) ?? text),
  isoDate,
);
