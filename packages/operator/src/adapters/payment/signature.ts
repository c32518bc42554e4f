import { createHmac, timingSafeEqual } from "node:crypto";

/** Header that carries the signature. */
export const SIGNATURE_HEADER = "x-payment-signature";

/** HMAC-SHA-256 over the body, in hex. */
export function sign(rawBody: string, secret: string): string {
  return createHmac("sha256", secret).update(rawBody).digest("hex");
}

/** Compares in constant time. */
export function isSigned(rawBody: string, signature: string | null, secret: string): boolean {
  const expected = Buffer.from(sign(rawBody, secret));
  const given = Buffer.alloc(expected.length);
  const equalLength = Buffer.byteLength(signature ?? "") === expected.length;
  if (equalLength) given.write(signature ?? "");
  return timingSafeEqual(expected, given) && equalLength;
}
