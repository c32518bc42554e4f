import * as v from "valibot";

/** The password once more. */
const password = v.pipe(v.string("password.required"), v.nonEmpty("password.required"), v.maxLength(200, "text.tooLong"));

/**
 * Proof that the one who has the session open is its fan: part of the body of each call that gives an account, a number or a SIM away. A
 * call with it says `proven`. `updateMe` spells the password `currentPassword`, and GET takes it in the header X-Reauthentication.
 */
export const proof = { password };
