import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import {
  addPasskey,
  type CallPayload,
  passkeyOptions,
  passkeyProofOptions,
  type passkeyLoginOptions,
  type PasskeySigned,
} from "@tribun/api-client/contract";
import type { As, TestOperator } from "./index.ts";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha = (data: Buffer | string) => createHash("sha256").update(data).digest();
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A simulated security key: signs like a device (WebAuthn §6, ES256). */
export type SoftKey = {
  readonly id: string;
  /** Creates the answer for `addPasskey`. */
  readonly make: (options: CallPayload<typeof passkeyOptions>) => ReturnType<typeof made>;
  /** Signs for login and proofs; without `verified` the device has not verified its user. */
  readonly sign: (options: CallPayload<typeof passkeyLoginOptions>, verified?: boolean) => PasskeySigned;
};

export function softKey(origin = "http://localhost:1907"): SoftKey {
  const credential = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = credential.toString("base64url");
  let counter = 0;
  return {
    id,
    make: ({ challenge, rp }) => made(credential, publicKey, clientData("webauthn.create", challenge, origin), rp.id),
    sign: ({ challenge, rpId }, verified = true) => {
      counter += 1;
      const authenticatorData = authData(rpId, verified ? PRESENT | VERIFIED : PRESENT, counter);
      const data = clientData("webauthn.get", challenge, origin);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha(data)]), privateKey);
      const response = { clientDataJSON: data, authenticatorData, signature };
      return { ...identity(id), response: base64(response) };
    },
  };
}

/** Adds a passkey to the account of a fan who proves it by the password. */
export async function addedKey(operator: TestOperator, as: As, password: string, name = "Mein Handy"): Promise<SoftKey> {
  const key = softKey();
  const made = key.make(await operator.call(passkeyOptions, undefined, as));
  await operator.call(addPasskey, { body: { name, made, password } }, as);
  return key;
}

/** Returns a passkey's proof for one call. */
export async function provenBy(operator: TestOperator, as: As, key: SoftKey): Promise<PasskeySigned> {
  return key.sign(await operator.call(passkeyProofOptions, undefined, as));
}

const identity = (id: string) => ({ id, rawId: id, type: "public-key" as const, clientExtensionResults: {} });

function base64<K extends string>(parts: Record<K, Buffer>): Record<K, string>;
function base64(parts: Record<string, Buffer>): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([key, bytes]) => [key, bytes.toString("base64url")]));
}

function authData(rpId: string, flags: number, counter: number, attested = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha(rpId), Buffer.from([flags]), count, attested]);
}

function made(credential: Buffer, publicKey: KeyObject, data: Buffer, rpId: string) {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // COSE: an EC2 key for ES256 on P-256 (RFC 9053 §7.1), as CBOR.
  const point = [
    Buffer.from([0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ];
  const cose = Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), ...point]);
  const length = Buffer.from([0, credential.length]);
  const keyData = authData(rpId, PRESENT | VERIFIED | HAS_KEY, 0, Buffer.concat([Buffer.alloc(16), length, credential, cose]));
  // CBOR: { fmt: "none", attStmt: {}, authData: bytes }.
  const attestationObject = Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from("fmt"),
    Buffer.from([0x64]),
    Buffer.from("none"),
    Buffer.from([0x67]),
    Buffer.from("attStmt"),
    Buffer.from([0xa0, 0x68]),
    Buffer.from("authData"),
    Buffer.from([0x58, keyData.length]),
    keyData,
  ]);
  const response = { ...base64({ clientDataJSON: data, attestationObject }), transports: ["internal"] };
  return { ...identity(credential.toString("base64url")), response };
}
