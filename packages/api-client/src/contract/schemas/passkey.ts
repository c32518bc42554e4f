import * as v from "valibot";
import { instant } from "./common.ts";

/** Bytes in the form that the browser's WebAuthn JSON uses (base64url). */
const bytes = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+=*$/));
const credentialId = bytes(1400);
const publicKey = v.literal("public-key");
const transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10));
const known = v.array(v.object({ id: credentialId, type: publicKey }));

/** Options for creating a passkey (`navigator.credentials.create`). */
export const passkeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: publicKey })),
  timeout: v.number(),
  /** The fan's passkeys: a device that holds one creates no second. */
  excludeCredentials: known,
  authenticatorSelection: v.object({ residentKey: v.literal("required"), userVerification: v.literal("required") }),
  attestation: v.literal("none"),
});

/** Options for signing with a passkey (`navigator.credentials.get`). */
export const passkeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  /** Passkeys that may sign; if empty, as at the login, any of the club's. */
  allowCredentials: known,
  userVerification: v.literal("required"),
});

const answer = <T extends v.ObjectEntries>(response: T) =>
  v.object({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    authenticatorAttachment: v.exactOptional(v.picklist(["cross-platform", "platform"])),
    clientExtensionResults: v.object({}),
    response: v.object({ clientDataJSON: bytes(4000), ...response }),
  });

/** The passkey that the browser created. */
export const passkeyMade = answer({ attestationObject: bytes(20_000), transports: v.exactOptional(transports) });

/** A passkey's signature. */
export const passkeySigned = answer({
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  userHandle: v.exactOptional(bytes(200)),
});
export type PasskeySigned = v.InferOutput<typeof passkeySigned>;

/** A passkey as its fan sees it. */
export const passkey = v.object({ id: credentialId, name: v.string(), createdAt: instant, lastUsedAt: v.optional(instant) });
export type Passkey = v.InferOutput<typeof passkey>;
