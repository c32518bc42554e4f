import * as v from "valibot";
import { PASSWORD_RULES } from "./password-rules.ts";

/** A new password; at most 200 characters, so that hashing cannot be used to stall the operator. */
export const newPassword = v.pipe(
  v.string("password.required"),
  v.nonEmpty("password.required"),
  v.maxLength(200, "text.tooLong"),
  v.check(PASSWORD_RULES[0].holds, PASSWORD_RULES[0].rule),
  v.check(PASSWORD_RULES[1].holds, PASSWORD_RULES[1].rule),
  v.check(PASSWORD_RULES[2].holds, PASSWORD_RULES[2].rule),
  v.check(PASSWORD_RULES[3].holds, PASSWORD_RULES[3].rule),
  v.check(PASSWORD_RULES[4].holds, PASSWORD_RULES[4].rule),
);
