import * as v from "valibot";
import { address } from "./addresses.ts";

/** Access data of the Stripe adapter. */
export type StripeAccess = { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string };

/** Environment settings of Stripe. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[sr]k_(?:test|live)_\w{10,}$/, "must begin with sk_ or rk_"))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_.{10,}$/, "must begin with whsec_"))),
  STRIPE_API_URL: v.optional(address("https", "http"), "https://api.stripe.com"),
};
const settings = v.object({ ...stripeSettings, PAYMENT_PROVIDER: v.optional(v.string()) });

/** Reads Stripe's settings and adds what Stripe payments lack to `faults`. */
export function readStripe(given: v.InferOutput<typeof settings>, production: boolean, faults: string[]): StripeAccess {
  const { STRIPE_SECRET_KEY: secretKey = "", STRIPE_WEBHOOK_SECRET: webhookSecret = "", STRIPE_API_URL: apiUrl } = given;
  if (given.PAYMENT_PROVIDER === "stripe") {
    if (!secretKey) faults.push("STRIPE_SECRET_KEY is missing (PAYMENT_PROVIDER is stripe)");
    if (!webhookSecret) faults.push("STRIPE_WEBHOOK_SECRET is missing (PAYMENT_PROVIDER is stripe)");
    if (production && secretKey.includes("_test_")) faults.push("STRIPE_SECRET_KEY is one for tests, which charges nothing");
    if (production && !apiUrl.startsWith("https://")) faults.push("STRIPE_API_URL must start with https:// in production");
  }
  return { secretKey, webhookSecret, apiUrl };
}
