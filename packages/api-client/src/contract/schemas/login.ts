import { email, mobilePhone, readableText } from "@tribun/domain";
import * as v from "valibot";

const identifier = v.pipe(
  v.string("identifier.required"),
  v.transform(readableText),
  v.nonEmpty("identifier.required"),
  v.maxLength(254, "text.tooLong"),
);
const password = v.pipe(v.string("password.required"), v.nonEmpty("password.required"), v.maxLength(200, "text.tooLong"));

/** What a page asks for: e-mail or phone in one field (A16). */
export const loginForm = v.object({ identifier, password });

const WAYS = [["identifier"], ["email"], ["phone"]] as const;

/**
 * What the call takes: `email` or `phone` (flows §4.7), or `identifier` for either in one field (A16). Exactly one of the three;
 * every further one is refused beside its own field.
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
  // Looks at the other two alone: a check is left out where one before it found a fault in what it reads.
  v.forward(
    v.partialCheck([["identifier"], ["email"]], (body) => body.email === undefined || body.identifier === undefined, "identifier.single"),
    ["email"],
  ),
);
