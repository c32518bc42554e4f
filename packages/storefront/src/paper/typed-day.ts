import { isoDate, parseDayMonthYear } from "@tribun/domain";
import * as v from "valibot";

/** A day as the field gives it or as it was typed, where no script has read it. */
export const typedDay = v.pipe(
  v.string(),
  v.transform((text) => parseDayMonthYear(text) ?? text),
  isoDate,
);
