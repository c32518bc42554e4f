import type { User } from "@tribun/api-client/contract";
import { identityValidity } from "@tribun/domain";
import * as v from "valibot";
import type { PhoneProven } from "../../../store/secrets.ts";
import type { IdentityValues, identitySchema } from "./schema.ts";

/** What the approval has to ask: nothing, the number of a document that is known already, or all of it. */
export type Asked = "nothing" | "number" | "all";

/** What is asked for while this is known; of a document that has run out, all of it. */
export function askedFor(values: IdentityValues, schema: ReturnType<typeof identitySchema>, today: () => string): Asked {
  if (v.is(schema, values)) return "nothing";
  return v.is(identityValidity(today), values.identityValidityDate) ? "number" : "all";
}

type Owner = Pick<User, "phoneNumber" | "phoneProvenUntil">;

/**
 * Whether the operator takes an order without another code by SMS to this phone: this page or, of the account's own phone before a
 * reload, this session proved it.
 */
export function isPhoneProven(phone: string | undefined, user: Owner, here: PhoneProven | undefined, now: number): boolean {
  if (phone === undefined) return false;
  const known = phone === user.phoneNumber ? user.phoneProvenUntil : undefined;
  const until = here?.phone === phone ? here.until : known;
  return until !== undefined && Date.parse(until) > now;
}
