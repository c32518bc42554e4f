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

/** Transactions that were reported already; a reload or a second tab reports nothing twice. */
export const PURCHASES_KEY = "tribun.purchases";
const KEPT = 50;

/**
 * Reports a purchase: once for each transaction, only with consent, only when the check call says it succeeded.
 * The value is the operator's, never the address's (A10). A debit that takes days is awaited. Returns whether it was reported.
 * @param checkoutId by which its check is asked again
 */
export async function reportPurchase(check: CheckoutCheck, user: User | undefined, checkoutId?: string): Promise<boolean> {
  const { transactionStatus: status } = check;
  // A bill that is paid is no purchase, and neither is a card that is kept.
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

/** Asks for what the fan who is signed in has bought here and what had not been paid yet when they left. */
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
      // Without an answer it is asked again at the next visit; of one that is gone nothing more comes.
      if (cause instanceof ApiError && cause.reason === "orderNotFound") keep(AWAITED_KEY, name, false);
    }
  }
}

/** Another fan in the same browser is not taken for the buyer. */
const awaitedName = ({ id }: User, checkoutId: string) => `${id} ${checkoutId}`;

const kept = (key: string): readonly string[] =>
  readJson(key, (value) => (Array.isArray(value) ? value.filter((id) => typeof id === "string") : undefined)) ?? [];

/** Keeps a name in a list, or takes it out. Returns whether it was not there. */
function keep(key: string, name: string, stays = true): boolean {
  const known = kept(key);
  const others = known.filter((each) => each !== name);
  const now = (stays ? [...others, name] : others).slice(-KEPT);
  writeItem(key, now.length === 0 ? undefined : JSON.stringify(now));
  return others.length === known.length;
}

/** E-mail and phone leave the browser as hashes only; names and street do not leave it at all. */
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
