import * as v from "valibot";
import { passkeySigned } from "./passkey.ts";

/** The account's password. */
const password = v.pipe(v.string("password.required"), v.nonEmpty("password.required"), v.maxLength(200, "text.tooLong"));

/**
 * Proof that the session's user is the fan: part of the body of each call that gives away an account, a number or a SIM. Exactly one of the
 * two is needed; without either, the field `password` fails with `password.required`. Such a call declares `proven`. `updateMe` names the
 * password `currentPassword`, and GET takes it in the header X-Reauthentication.
 */
export const proof = {
  password: v.optional(password),
  /** Signature over a challenge of `passkeyProofOptions`. */
  passkey: v.optional(passkeySigned),
};

/** Field names of a proof in any call: they identify the caller and are no part of the call's subject. */
export const PROOF_FIELDS: readonly string[] = ["password", "currentPassword", "passkey"];
