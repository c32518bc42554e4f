import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Db } from "../../../db/database.ts";
import { paymentCustomers } from "../../../db/schema/payments.ts";
import { sha256 } from "../../../security/seal.ts";
import type { Payer } from "../payment.ts";

/** Finds or makes the fan at Stripe. */
export type Customers = (db: Db, payer: Payer) => Promise<string>;

/** What asks Stripe. */
export type Desk = { readonly stripe: Stripe; readonly customers: Customers };

/** The fan at Stripe, made with the first payment: kept accounts and cards hang on it. */
export async function customerOf(stripe: Stripe, db: Db, payer: Payer, now: Date): Promise<string> {
  const [known] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, payer.userId));
  if (known) return known.customerRef;
  const facts = {
    email: payer.email,
    preferred_locales: [payer.language],
    metadata: { userId: payer.userId, teamId: String(payer.teamId) },
  };
  // Another e-mail address is another question: Stripe refuses a key that comes with different facts.
  const idempotencyKey = `customer:${payer.userId}:${sha256(JSON.stringify(facts)).slice(0, 12)}`;
  const { id } = await stripe.customers.create(facts, { idempotencyKey });
  await db.insert(paymentCustomers).values({ userId: payer.userId, customerRef: id, createdAt: now }).onConflictDoNothing();
  return id;
}

/** Our token names the fan and the method at Stripe; both are needed to charge it. */
export const tokenOf = (customer: string, method: string): string => `${customer}|${method}`;

/** The two halves of a token; what was not made by `tokenOf` is a method without a customer. */
export function splitToken(token: string): { readonly customer: string | undefined; readonly method: string } {
  const [first = "", second] = token.split("|");
  return second === undefined ? { customer: undefined, method: first } : { customer: first, method: second };
}
