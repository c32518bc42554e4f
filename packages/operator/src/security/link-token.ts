import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/**
 * Signs a token for a link that must work as long as its mail exists, such as withdrawing a consent. It contains an id and proves that the
 * operator issued it; the operator stores nothing about the link. `key` is `linkKey`.
 */
export function signLink(id: string, purpose: string, key: string): string {
  return `${id}.${markOf(id, purpose, key).toString("base64url")}`;
}

/** Returns the id of a genuine token for this purpose, or undefined. Compares in constant time. */
export function readLink(token: string, purpose: string, key: string): string | undefined {
  const dot = token.lastIndexOf(".");
  if (dot < 1) return undefined;
  const id = token.slice(0, dot);
  const given = Buffer.from(token.slice(dot + 1), "base64url");
  const wanted = markOf(id, purpose, key);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
}

function markOf(id: string, purpose: string, secret: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `tribun link ${purpose}`, 32));
  return createHmac("sha256", key).update(id).digest();
}
