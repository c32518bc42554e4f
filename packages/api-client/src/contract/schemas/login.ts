import { email, mobilePhone, readableText } from "@tribun/domain";
import * as v from "valibot";

const identifier = v.pipe(
  v.string("identifier.required"),
  v.transform(readableText),
  v.nonEmpty("identifier.required"),
  v.maxLength(254, "text.tooLong"),
);
const password = v.pipe(v.string("password.required"), v.nonEmpty("password.required"), v.maxLength(200, "text.tooLong"));

/** Fields of the login form: e-mail or phone in one field (A16). */
export const loginForm = v.object({ identifier, password });

const WAYS = [["identifier"], ["email"], ["phone"]] as const;

/**
 * The call takes `email` or `phone` (flows §4.7), or `identifier` for either in one field (A16). Exactly one of the three; each further one
 * is an error at its own field.
 */
export const loginBody = v.pipe(
  v.object({ identifier: v.optional(identifier), email: v.optional(email), phone: v.optional(mobilePhone), password }),
  v.forward(
    v.partialCheck(
      WAYS,
      (body) => body.identifier !== undefined || body.email !== undefined || body.phone !== undefined,
      "identifier.required",
    ),
    ["identifier"],
  ),
  v.forward(
    v.partialCheck(
      WAYS,
      (body) => body.phone === undefined || (body.identifier === undefined && body.email === undefined),
      "identifier.single",
    ),
    ["phone"],
  ),
  // Reads only the other two fields, because valibot skips a check whose fields already have an issue.
  v.forward(
    v.partialCheck([["identifier"], ["email"]], (body) => body.email === undefined || body.identifier === undefined, "identifier.single"),
    ["email"],
  ),
);
