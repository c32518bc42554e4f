import type { CheckoutCheck, User } from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import { readJson } from "../session/storage.ts";
import { savedConsent } from "../wake/islands/consent.ts";
import { pushTag } from "../wake/islands/tags.ts";
import { writeItem } from "../wake/storage.ts";

/** Transactions that were reported already; a reload or a second tab reports nothing twice. */
export const PURCHASES_KEY = "tribun.purchases";
const KEPT = 50;

/**
 * Reports a purchase: once for each transaction, only with consent, only when the check call says it succeeded.
 * The value is the operator's, never the address's (A10). Returns whether it was reported.
 */
export async function reportPurchase(check: CheckoutCheck, user: User | undefined): Promise<boolean> {
  if (savedConsent()?.choice !== "granted" || check.transactionStatus !== TransactionStatus.Success) return false;
  // A bill that is paid is no purchase, and neither is a card that is kept.
  if (check.purpose === "invoice" || check.purpose === "method") return false;
  const known = readJson(PURCHASES_KEY, (value) => (Array.isArray(value) ? value.filter((id) => typeof id === "string") : undefined)) ?? [];
  if (known.includes(check.tId)) return false;
  writeItem(PURCHASES_KEY, JSON.stringify([...known, check.tId].slice(-KEPT)));
  pushTag({
    event: "purchase",
    ecommerce: { transaction_id: check.tId, value: check.price.amount / 100, currency: check.price.currency },
    ...(user && { user_data: await userData(user) }),
  });
  return true;
}

/** E-mail and phone leave the browser as hashes only; names and street do not leave it at all. */
async function userData(user: User): Promise<Record<string, unknown>> {
  return {
    sha256_email_address: await sha256(user.email.trim().toLowerCase()),
    sha256_phone_number: await sha256(user.phoneNumber),
    address: { city: user.city, postal_code: user.postalCode, country: "DE" },
  };
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
