import type { webcrypto } from "node:crypto";

const keys = new Map<string, Promise<webcrypto.CryptoKey>>();

/** The key of a secret for HMAC-SHA-256, made once: every request with a session needs it. */
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
