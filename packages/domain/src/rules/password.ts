import * as v from "valibot";
import { PASSWORD_RULES } from "../values/password-rules.ts";

/** Longest password in characters, so that an attacker cannot stall the operator with hashing. */
const LONGEST = 200;

/**
 * A typed password, in the form in which it is compared: keyboards encode the same letter as one character or as two (NIST SP 800-63B
 * 3.1.1.2). Nothing else is changed.
 * @param missing key for the empty value
 * @__NO_SIDE_EFFECTS__
 */
export const typedPassword = (missing: string) => {
  const given = v.string(missing);
  return v.pipe(given, v.normalize("NFC"), v.nonEmpty(missing), v.maxLength(LONGEST, "text.tooLong"));
};

/** A new password. */
export const newPassword = v.pipe(
  typedPassword("password.required"),
  v.check(PASSWORD_RULES[0].holds, PASSWORD_RULES[0].rule),
  v.check(PASSWORD_RULES[1].holds, PASSWORD_RULES[1].rule),
  v.check(PASSWORD_RULES[2].holds, PASSWORD_RULES[2].rule),
  v.check(PASSWORD_RULES[3].holds, PASSWORD_RULES[3].rule),
  v.check(PASSWORD_RULES[4].holds, PASSWORD_RULES[4].rule),
);
