import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { Api } from "@tribun/api-client";
import { passkeyLogin, passkeyLoginOptions, passkeyOptions, passkeyProofOptions } from "@tribun/api-client/calls/passkeys";
import type { CallInput, addPasskey, PasskeySigned, Tokens } from "@tribun/api-client/contract";

/** The browser's errors when the fan has closed its dialog, or taken too long: nothing has failed. */
const CLOSED: readonly string[] = ["NotAllowedError", "AbortError"];

/** Undefined when the fan has closed the browser's dialog. This file, with all of WebAuthn, loads with the first press. */
async function unlessClosed<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && CLOSED.includes(error.name)) return undefined;
    throw error;
  }
}

/** Signs in with a passkey of this club. */
export async function signInByPasskey(api: Api): Promise<Tokens | undefined> {
  const optionsJSON = await api(passkeyLoginOptions, {});
  const passkey = await unlessClosed(startAuthentication({ optionsJSON }));
  return passkey && api(passkeyLogin, { body: { passkey } });
}

/** A proof of the fan for one call. */
export async function signProof(api: Api): Promise<PasskeySigned | undefined> {
  const optionsJSON = await api(passkeyProofOptions, {});
  return unlessClosed(startAuthentication({ optionsJSON }));
}

/** Lets the browser create a passkey, which counts once it was sent to the operator (`addPasskey`). */
export async function makePasskey(api: Api): Promise<CallInput<typeof addPasskey>["body"]["made"] | undefined> {
  const optionsJSON = await api(passkeyOptions, {});
  return unlessClosed(startRegistration({ optionsJSON }));
}
