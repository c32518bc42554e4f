import * as v from "valibot";
import { normalisePhone } from "../phone.ts";
import { line, writable } from "./text.ts";

/** E-mail, lower-cased for comparison; the domain part is ASCII after the browser's own conversion. */
export const email = v.pipe(
  v.string("email.required"),
  v.trim(),
  v.nonEmpty("email.required"),
  v.maxLength(254, "email.invalid"),
  v.regex(/^[ -~]*$/, "email.letters"),
  v.email("email.invalid"),
  v.transform((value) => value.toLowerCase()),
);

/** A German mobile number in any usual spelling, returned as E.164. */
export const mobilePhone = v.pipe(
  v.string("phone.required"),
  v.trim(),
  v.nonEmpty("phone.required"),
  v.maxLength(30, "phone.invalid"),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const phone = normalisePhone(dataset.value);
    if (phone === undefined) {
      addIssue({ message: "phone.invalid" });
      return NEVER;
    }
    return phone;
  }),
);

export const street = v.pipe(line("street.required", 80), writable);
export const houseNumber = v.pipe(line("houseNumber.required", 10), v.regex(/^\d+\s?[\p{L}\d/ -]*$/u, "houseNumber.invalid"), writable);
export const city = v.pipe(line("city.required", 80), v.regex(/^[\p{L}\p{M}][\p{L}\p{M}\d'’.,()/\- ]*$/u, "city.invalid"), writable);

/** German postal code, exactly five digits (spec §5). */
export const postalCode = v.pipe(
  v.string("postalCode.required"),
  v.trim(),
  v.nonEmpty("postalCode.required"),
  v.regex(/^\d{5}$/, "postalCode.invalid"),
);

export const addressEntries = { street, houseNumber, postalCode, city };
/** A German postal address. */
export const address = v.object(addressEntries);
export type Address = v.InferOutput<typeof address>;
