import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Db } from "../../../db/database.ts";
import { paymentCustomers } from "../../../db/schema/payments.ts";
import { sha256 } from "../../../security/seal.ts";
import type { Payer } from "../../../ports/payment.ts";

/** Finds or creates the fan's customer at Stripe. */
export type Customers = (db: Db, payer: Payer) => Promise<string>;

/** Stripe's client and the customer lookup. */
export type Desk = { readonly stripe: Stripe; readonly customers: Customers };

/** Returns the fan's customer at Stripe, created with the first payment; stored accounts and cards belong to it. */
export async function customerOf(stripe: Stripe, db: Db, payer: Payer, now: Date): Promise<string> {
  const [known] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, payer.userId));
  if (known) return known.customerRef;
  const facts = {
    email: payer.email,
    preferred_locales: [payer.language],
    metadata: { userId: payer.userId, teamId: String(payer.teamId) },
  };
  // Another e-mail address needs another key, because Stripe refuses a key with different parameters.
  const idempotencyKey = `customer:${payer.userId}:${sha256(JSON.stringify(facts)).slice(0, 12)}`;
  const { id } = await stripe.customers.create(facts, { idempotencyKey });
  await db.insert(paymentCustomers).values({ userId: payer.userId, customerRef: id, createdAt: now }).onConflictDoNothing();
  return id;
}

/** The operator's token contains the customer and the method at Stripe; a charge needs both. */
export const tokenOf = (customer: string, method: string): string => `${customer}|${method}`;

/** Splits a token; a token not built by `tokenOf` is a method without a customer. */
export function splitToken(token: string): { readonly customer: string | undefined; readonly method: string } {
  const [first = "", second] = token.split("|");
  return second === undefined ? { customer: undefined, method: first } : { customer: first, method: second };
}
