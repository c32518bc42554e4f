import { randomBytes, randomInt } from "node:crypto";

/** Letters and digits that cannot be mistaken for one another on the phone. */
const READABLE = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Number of an order as the fan reads it: TRB-7K3M-9QXD. */
export function orderNumber(): string {
  const letters = Array.from({ length: 8 }, () => READABLE[randomInt(READABLE.length)] ?? "2").join("");
  return `TRB-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Id of a hosted checkout: 192 random bits, because whoever knows it sees what is paid. */
export function checkoutId(): string {
  return randomBytes(24).toString("base64url");
}

/** Id of a transaction for tracking and the bank statement. */
export function transactionId(): string {
  return `T${randomBytes(9).toString("hex").toUpperCase()}`;
}
