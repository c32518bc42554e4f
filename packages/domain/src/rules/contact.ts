import * as v from "valibot";
import { normalisePhone } from "../values/phone.ts";
import { normalisePostalCode } from "../values/cleaned.ts";
import { line, machineRead, writable } from "./text.ts";

/** A German mobile number in any usual spelling, returned as E.164. */
export const mobilePhone = v.pipe(
  machineRead("phone.required"),
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
/** House numbers have only a digit in common: `24 a`, `12-14`, `12+14`, `Haus 4`. */
export const houseNumber = v.pipe(line("houseNumber.required", 20), v.regex(/\d/, "houseNumber.invalid"), writable);
export const city = v.pipe(line("city.required", 80), v.regex(/\p{L}/u, "city.invalid"), writable);

/** German postal code, exactly five digits (spec §5). */
export const postalCode = v.pipe(
  machineRead("postalCode.required"),
  v.transform(normalisePostalCode),
  v.regex(/^\d{5}$/, "postalCode.invalid"),
);

export const addressEntries = { street, houseNumber, postalCode, city };
/** A German postal address. */
export const address = v.object(addressEntries);
export type Address = v.InferOutput<typeof address>;
