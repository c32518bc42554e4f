import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/**
 * A token for a link that must work for as long as the mail exists, such as taking a consent back. It names an id and proves
 * that we gave it out; nothing is stored.
 */
export function signLink(id: string, purpose: string, secret: string): string {
  return `${id}.${markOf(id, purpose, secret).toString("base64url")}`;
}

/**
 * The id of a genuine token for this purpose, or undefined. Compared in constant time. Old mails hold tokens of the secret
 * before; absent ones are passed over.
 */
export function readLink(token: string, purpose: string, secrets: readonly (string | undefined)[]): string | undefined {
  const dot = token.lastIndexOf(".");
  if (dot < 1) return undefined;
  const id = token.slice(0, dot);
  const given = Buffer.from(token.slice(dot + 1), "base64url");
  const genuine = secrets.some((secret) => {
    const wanted = secret === undefined ? undefined : markOf(id, purpose, secret);
    return wanted !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return genuine ? id : undefined;
}

function markOf(id: string, purpose: string, secret: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `tribun link ${purpose}`, 32));
  return createHmac("sha256", key).update(id).digest();
}
