import type { User } from "@tribun/api-client/contract";
import { identityValidity } from "@tribun/domain";
import * as v from "valibot";
import type { PhoneProven } from "../../../store/secrets.ts";
import type { IdentityValues, identitySchema } from "./schema.ts";

/** What the approval asks about the identity document: nothing, only the number of a known document, or everything. */
export type Asked = "nothing" | "number" | "all";

/** What to ask for, given the known values; everything if the document has expired. */
export function askedFor(values: IdentityValues, schema: ReturnType<typeof identitySchema>, today: () => string): Asked {
  if (v.is(schema, values)) return "nothing";
  return v.is(identityValidity(today), values.identityValidityDate) ? "number" : "all";
}

type Owner = Pick<User, "phoneNumber" | "phoneProvenUntil">;

/**
 * True if the operator accepts the order without another SMS code for this phone: this page has proven it, or, for the account's own phone,
 * this session did so before a reload.
 */
export function isPhoneProven(phone: string | undefined, user: Owner, here: PhoneProven | undefined, now: number): boolean {
  if (phone === undefined) return false;
  const known = phone === user.phoneNumber ? user.phoneProvenUntil : undefined;
  const until = here?.phone === phone ? here.until : known;
  return until !== undefined && Date.parse(until) > now;
}
