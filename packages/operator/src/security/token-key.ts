import type { webcrypto } from "node:crypto";

const keys = new Map<string, Promise<webcrypto.CryptoKey>>();

/** Returns the HMAC-SHA-256 key of a secret, imported once because every request with a session needs it. */
export function tokenKey(secret: string): Promise<webcrypto.CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const made = crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  keys.set(secret, made);
  return made;
}
