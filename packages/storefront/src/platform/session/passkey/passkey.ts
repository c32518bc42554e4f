import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { Api } from "@tribun/api-client";
import { passkeyLogin, passkeyLoginOptions, passkeyOptions, passkeyProofOptions } from "@tribun/api-client/calls/passkeys";
import type { CallInput, addPasskey, PasskeySigned, Tokens } from "@tribun/api-client/contract";

/** The browser's word for a fan who has closed its question, or taken too long: nothing has failed. */
const CLOSED: readonly string[] = ["NotAllowedError", "AbortError"];

/** Loaded with the first press: nothing of WebAuthn comes before. Each is undefined where the fan has closed the browser's question. */
async function unlessClosed<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && CLOSED.includes(error.name)) return undefined;
    throw error;
  }
}

/** Signs in by a passkey of this club. */
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

/** Has the browser make a passkey, which counts once it was handed in (`addPasskey`). */
export async function makePasskey(api: Api): Promise<CallInput<typeof addPasskey>["body"]["made"] | undefined> {
  const optionsJSON = await api(passkeyOptions, {});
  return unlessClosed(startRegistration({ optionsJSON }));
}
