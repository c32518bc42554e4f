import { FAKE_KEY, FAKE_WEBHOOK_SECRET, FakeStripe } from "./fake-stripe.ts";
import { createTestOperator, type TestOperator } from "./index.ts";

export type StripeOperator = { readonly operator: TestOperator; readonly stripe: FakeStripe; readonly stop: () => Promise<void> };

/** A test operator whose payments go through the fake Stripe. */
export async function startStripeOperator(): Promise<StripeOperator> {
  const stripe = await FakeStripe.start();
  const access = { STRIPE_SECRET_KEY: FAKE_KEY, STRIPE_WEBHOOK_SECRET: FAKE_WEBHOOK_SECRET, STRIPE_API_URL: stripe.url };
  const operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", PAYMENT_PROVIDER: "stripe", ...access } });
  const stop = async () => {
    await operator.stop();
    await stripe.stop();
  };
  return { operator, stripe, stop };
}
