import { randomBytes, randomInt } from "node:crypto";

/** Letters and digits that are hard to confuse when read out on the phone. */
const READABLE = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An order's number for the fan, for example TRB-7K3M-9QXD. */
export function orderNumber(): string {
  const letters = Array.from({ length: 8 }, () => READABLE[randomInt(READABLE.length)] ?? "2").join("");
  return `TRB-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Id of a hosted checkout: 192 random bits, because the id alone gives access to the checkout. */
export function checkoutId(): string {
  return randomBytes(24).toString("base64url");
}

/** Transaction id for tracking and the bank statement. */
export function transactionId(): string {
  return `T${randomBytes(9).toString("hex").toUpperCase()}`;
}
