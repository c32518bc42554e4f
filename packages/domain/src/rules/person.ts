import * as v from "valibot";
import { SALUTATIONS } from "../enums.ts";
import { line, writable } from "./text.ts";

/** Letters of any script with the marks that names carry; no digits. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u;

/** Dots end a word, as in "St. John", or stand between initials, as in "J.R."; a word with one inside is the address of a site. */
function hasNoAddress(name: string): boolean {
  return name.split(/[\s-]/).every((word) => {
    const parts = word.split(".").filter((part) => part !== "");
    return parts.length < 2 || parts.every((part) => /^\p{L}\p{M}*$/u.test(part));
  });
}

/** Vietnamese has two marks on a letter; more of them only cover the lines around it. */
const HEAPED = /\p{M}{3}/u;

/** What a name has in common with names, and a text or an address typed as one has not. */
const named = v.pipe(
  v.string(),
  v.check(hasNoAddress, "name.dot"),
  v.check((value) => !HEAPED.test(value.normalize("NFD")), "name.marks"),
  writable,
);

export const firstName = v.pipe(line("firstName.required", 60), v.regex(NAME, "firstName.invalid"), named);
export const lastName = v.pipe(line("lastName.required", 60), v.regex(NAME, "lastName.invalid"), named);
export const salutation = v.picklist(SALUTATIONS, "salutation.required");
export const companyName = v.pipe(line("companyName.required", 120), v.minLength(2, "companyName.tooShort"), writable);

/** Name an account runs on: a person's, a couple's or a company's, at most 70 characters (SEPA rulebook). */
export const accountHolder = v.pipe(
  v.string("holder.required"),
  v.trim(),
  v.normalize("NFC"),
  v.minLength(2, "holder.required"),
  v.maxLength(70, "holder.tooLong"),
  v.regex(/^[\p{L}\p{M}\d][\p{L}\p{M}\d'’.,&/+\- ]*$/u, "holder.required"),
  writable,
);

/** German tax number, 10 or 11 digits; blanks and slashes are how people write it (spec §5, A20). */
export const taxNumber = v.pipe(
  v.string("taxNumber.required"),
  v.transform((value) => value.replace(/[\s/]/g, "").replace(/^DE/i, "")),
  v.nonEmpty("taxNumber.required"),
  v.regex(/^\d{10,11}$/, "taxNumber.invalid"),
);

/** German VAT id, DE and nine digits, optional beside the tax number (A20). */
export const vatId = v.pipe(
  v.string("vatId.invalid"),
  v.transform((value) => value.replace(/\s/g, "").toUpperCase()),
  v.regex(/^DE\d{9}$/, "vatId.invalid"),
);
