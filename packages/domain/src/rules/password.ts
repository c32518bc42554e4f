import * as v from "valibot";
import { PASSWORD_RULES } from "../values/password-rules.ts";

/** Longest password in characters, so that hashing cannot be used to stall the operator. */
const LONGEST = 200;

/**
 * A password as it is compared, wherever one is typed: keyboards write the same letter as one sign or as two (NIST SP 800-63B 3.1.1.2).
 * Nothing else of it is touched.
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
