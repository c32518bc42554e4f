import { line } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { nothing } from "../schemas/common.ts";
import { passkey, passkeyCreation, passkeyMade, passkeyRequest, passkeySigned } from "../schemas/passkey.ts";
import { proof } from "../schemas/proof.ts";
import { tokens } from "../schemas/user.ts";

const LIMIT = { max: 20, seconds: 300 } as const;

export const passkeyLoginOptions = defineCall({
  id: "passkeyLoginOptions",
  method: "POST",
  path: "/api/auth/passkeys/login-options",
  auth: "public",
  limit: LIMIT,
  summary: "What a passkey signs to sign in; good once and for five minutes. Names no account: the device knows whose key it is",
  payload: passkeyRequest,
  codes: [],
});
export const passkeyLogin = defineCall({
  id: "passkeyLogin",
  method: "POST",
  path: "/api/auth/passkeys/login",
  auth: "public",
  limit: { ...LIMIT, with: "passkeyLoginOptions" },
  summary: "Signs in by a passkey",
  body: v.object({ passkey: passkeySigned }),
  payload: tokens,
  codes: ["1004"],
});
export const passkeyProofOptions = defineCall({
  id: "passkeyProofOptions",
  method: "POST",
  path: "/api/auth/passkeys/proof-options",
  auth: "user",
  summary: "What one of the fan's passkeys signs in place of the password, for the next call that asks for it",
  payload: passkeyRequest,
  codes: [],
});
export const myPasskeys = defineCall({
  id: "myPasskeys",
  method: "GET",
  path: "/api/auth/passkeys",
  auth: "user",
  summary: "The fan's passkeys, the newest first",
  payload: v.array(passkey),
  codes: [],
});
export const passkeyOptions = defineCall({
  id: "passkeyOptions",
  method: "POST",
  path: "/api/auth/passkeys/options",
  auth: "user",
  summary: "What the browser makes a passkey with; good once and for five minutes",
  payload: passkeyCreation,
  codes: [],
});
export const addPasskey = defineCall({
  id: "addPasskey",
  method: "POST",
  path: "/api/auth/passkeys",
  auth: "user",
  proven: true,
  summary: "Keeps a passkey under a name, after a proof; the fan is told by mail. 409 with more than twenty",
  body: v.object({ name: line("passkeyName.required", 40), made: passkeyMade, ...proof }),
  payload: passkey,
  codes: ["1004"],
});
export const removePasskey = defineCall({
  id: "removePasskey",
  method: "DELETE",
  path: "/api/auth/passkeys/{id}",
  auth: "user",
  proven: true,
  summary: "Takes a passkey off the account, after a proof; one that is gone already is answered alike",
  params: v.object({ id: v.pipe(v.string(), v.maxLength(1400)) }),
  body: v.object(proof),
  payload: nothing,
  codes: ["1004"],
});
