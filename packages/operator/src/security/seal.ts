import { createCipheriv, createDecipheriv, createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";

/** Encrypts text for the database. */
export type Sealer = { readonly seal: (text: string) => string; readonly open: (sealed: string) => string };

/**
 * AES-256-GCM with a key derived from the operator's secret for one purpose. `open` throws on any alteration.
 * @param previous the previous secret, while values sealed with it remain
 */
export function createSealer(secret: string, purpose: string, previous?: string): Sealer {
  const key = keyOf(secret, purpose);
  return {
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const data = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), data]).toString("base64url");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      try {
        return decrypt(bytes, key);
      } catch (error) {
        if (previous === undefined) throw error;
        return decrypt(bytes, keyOf(previous, purpose));
      }
    },
  };
}

/** Derived keys, one per secret and purpose. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string, purpose: string): KeyObject {
  const place = `${purpose} ${secret}`;
  const known = keys.get(place);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", `tribun ${purpose}`, 32)));
  keys.set(place, key);
  return key;
}

function decrypt(bytes: Buffer, key: KeyObject): string {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

/** SHA-256 in base64url. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
