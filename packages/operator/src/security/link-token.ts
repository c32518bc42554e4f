import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/**
 * A token for a link that must work for as long as the mail exists, such as taking a consent back. It names an id and proves
 * that we gave it out; of the link nothing is stored. `key` is `linkKey`.
 */
export function signLink(id: string, purpose: string, key: string): string {
  return `${id}.${markOf(id, purpose, key).toString("base64url")}`;
}

/**
 * The id of a genuine token for this purpose, or undefined. Compared in constant time.
 */
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
