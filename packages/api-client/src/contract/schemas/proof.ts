import * as v from "valibot";
import { passkeySigned } from "./passkey.ts";

/** The password once more. */
const password = v.pipe(v.string("password.required"), v.nonEmpty("password.required"), v.maxLength(200, "text.tooLong"));

/**
 * Proof that the one who has the session open is its fan: part of the body of each call that gives an account, a number or a SIM away. One
 * of the two; without either the field `password` is refused as `password.required`. A call with it says `proven`. `updateMe` spells the
 * password `currentPassword`, and GET takes it in the header X-Reauthentication.
 */
export const proof = {
  password: v.optional(password),
  /** Signed for a challenge of `passkeyProofOptions`. */
  passkey: v.optional(passkeySigned),
};

/** The fields of a proof, by whatever call: they say who asks, not for what. */
export const PROOF_FIELDS: readonly string[] = ["password", "currentPassword", "passkey"];
