import { ApiError } from "@tribun/api-client";
import type { CheckoutCheck, User } from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import type { AppCore } from "../../app/core.ts";
import { sessionAtom } from "../../session/session-state.ts";
import { readJson } from "../../storage/storage.ts";
import { AWAITED_KEY } from "../../../hydration/hand-over.ts";
import { savedConsent } from "../../../hydration/islands/consent.ts";
import { pushTag } from "../../../hydration/islands/tags.ts";
import { writeItem } from "../../../hydration/storage.ts";

/** Storage key of the transactions that were reported already, so that a reload or a second tab reports none twice. */
export const PURCHASES_KEY = "tribun.purchases";
const KEPT = 50;

/**
 * Reports a purchase: once for each transaction, only with consent, and only when the check says that it succeeded. The value is the
 * operator's, never the address's (A10). A debit that takes days is awaited. Returns whether it was reported.
 * @param checkoutId id of the checkout, to check it again later
 */
export async function reportPurchase(check: CheckoutCheck, user: User | undefined, checkoutId?: string): Promise<boolean> {
  const { transactionStatus: status } = check;
  // A paid bill is no purchase, nor is a stored card.
  if (savedConsent()?.choice !== "granted" || check.purpose === "invoice" || check.purpose === "method") return false;
  if (user && checkoutId !== undefined)
    keep(AWAITED_KEY, awaitedName(user, checkoutId), status === TransactionStatus.Pending || status === TransactionStatus.Processing);
  if (status !== TransactionStatus.Success || !keep(PURCHASES_KEY, check.tId)) return false;
  pushTag({
    event: "purchase",
    ecommerce: { transaction_id: check.tId, value: check.price.amount / 100, currency: check.price.currency },
    ...(user && { user_data: await userData(user) }),
  });
  return true;
}

/** Checks what the signed-in fan has bought in this browser and had not paid yet when they left, and reports what is paid by now. */
export async function reportAwaited({ api, store }: Pick<AppCore, "api" | "store">): Promise<void> {
  const fan = store.get(sessionAtom);
  if (fan.status !== "authenticated") return;
  const mine = awaitedName(fan.user, "");
  const { checkoutStatus } = await import("@tribun/api-client/calls/orders");
  for (const name of kept(AWAITED_KEY).filter((each) => each.startsWith(mine))) {
    const id = name.slice(mine.length);
    try {
      await reportPurchase(await api(checkoutStatus, { params: { id } }), fan.user, id);
    } catch (cause) {
      // Without an answer the next visit checks again. A checkout that is gone brings no answer any more.
      if (cause instanceof ApiError && cause.reason === "orderNotFound") keep(AWAITED_KEY, name, false);
    }
  }
}

/** With the fan's id, so that another fan in the same browser does not count as the buyer. */
const awaitedName = ({ id }: User, checkoutId: string) => `${id} ${checkoutId}`;

const kept = (key: string): readonly string[] =>
  readJson(key, (value) => (Array.isArray(value) ? value.filter((id) => typeof id === "string") : undefined)) ?? [];

/** Adds a name to a list, or removes it. Returns whether it was not in the list. */
function keep(key: string, name: string, stays = true): boolean {
  const known = kept(key);
  const others = known.filter((each) => each !== name);
  const now = (stays ? [...others, name] : others).slice(-KEPT);
  writeItem(key, now.length === 0 ? undefined : JSON.stringify(now));
  return others.length === known.length;
}

/** E-mail and phone leave the browser only as hashes; names and street do not leave it at all. */
async function userData(user: User): Promise<Record<string, unknown>> {
  return {
    sha256_email_address: await sha256(user.email.trim().toLowerCase()),
    ...(user.phoneNumber !== undefined && { sha256_phone_number: await sha256(user.phoneNumber) }),
    address: { city: user.city, postal_code: user.postalCode, country: "DE" },
  };
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
