import * as v from "valibot";
import { SALUTATIONS } from "../values/enums.ts";
import { ungrouped } from "../values/cleaned.ts";
import { line, machineRead, writable } from "./text.ts";

/** Letters of any script with the marks and signs that names contain: `'t Hooft`, `Col·lell`; no digits. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}'.·\- ]*$/u;

/** Dots may end a word ("St. John") or separate initials ("J.R."); any other word with a dot inside is a web address. */
function hasNoAddress(name: string): boolean {
  return name.split(/[\s-]/).every((word) => {
    const parts = word.split(".").filter((part) => part !== "");
    return parts.length < 2 || parts.every((part) => /^\p{L}\p{M}*$/u.test(part));
  });
}

/** Vietnamese puts two marks on a letter; more would only overlap the lines around it. */
const HEAPED = /\p{M}{3}/u;

/** The rule for a person's name; it rejects other text and web addresses. */
const named = (missing: string, invalid: string) =>
  v.pipe(
    line(missing, 60),
    writable,
    v.regex(NAME, invalid),
    v.check(hasNoAddress, "name.dot"),
    v.check((value) => !HEAPED.test(value.normalize("NFD")), "name.marks"),
  );

export const firstName = named("firstName.required", "firstName.invalid");
export const lastName = named("lastName.required", "lastName.invalid");
export const salutation = v.picklist(SALUTATIONS, "salutation.required");

/** A company, a couple or a person as bills and accounts name them. Both use the same name, so both allow the same characters. */
const payer = (missing: string, max: number, tooLong?: string) => v.pipe(line(missing, max, tooLong), writable);
export const companyName = v.pipe(payer("companyName.required", 120), v.minLength(2, "companyName.tooShort"));

/** Name of the account's holder, at most 70 characters (SEPA rulebook). */
export const accountHolder = payer("holder.required", 70, "holder.tooLong");

/** German tax number, 10 or 11 digits; people also type spaces and slashes (spec §5, A20). */
export const taxNumber = v.pipe(
  machineRead("taxNumber.required"),
  v.transform((typed) => ungrouped(typed).replace(/^DE/, "")),
  v.regex(/^\d{10,11}$/, "taxNumber.invalid"),
);

/** German VAT id: DE and nine digits; optional beside the tax number (A20). */
export const vatId = v.pipe(v.string("vatId.invalid"), v.transform(ungrouped), v.regex(/^DE\d{9}$/, "vatId.invalid"));
