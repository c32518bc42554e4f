import { type PaymentProvider, ProviderUnreachable } from "../../../ports/payment.ts";
import type { Clock } from "../../../base/clock.ts";
import { customerOf, type Customers } from "./customers.ts";
import { stripeClient, type StripeSettings } from "./client.ts";
import { asking, isRefused } from "./errors.ts";
import { readDelivery } from "./events.ts";
import { describeMethod, forgetMethod, saveMethod } from "./methods.ts";
import { chargePayment, startPayment } from "./start.ts";
import { verifyAccount, verifyKept } from "./verify.ts";

/** Payments through Stripe. Every request carries an idempotency key, so that a repeated one moves money once. */
export function stripePayment(settings: StripeSettings, clock: Clock): PaymentProvider {
  const stripe = stripeClient(settings);
  const customers: Customers = (db, payer) => customerOf(stripe, db, payer, clock.now());
  return {
    name: "stripe",
    takesCards: false,
    smallestCents: 50,
    start: (db, request) => (request.identityOnly ? verifyAccount : startPayment)({ stripe, customers }, db, request),
    charge: (db, request) => (request.identityOnly ? verifyKept : chargePayment)({ stripe, customers }, db, request),
    cancel: async (_db, { ref }) => {
      // Stripe refuses this for a payment that is paid or over; the payment's own event reports its outcome.
      if (ref?.startsWith("cs_")) await asking(() => stripe.checkout.sessions.expire(ref));
      else if (ref?.startsWith("pi_")) await asking(() => stripe.paymentIntents.cancel(ref));
    },
    save: (db, request) => saveMethod({ stripe, customers }, db, request),
    describe: (token) => describeMethod(stripe, token),
    forget: (token) => forgetMethod(stripe, token),
    forgetPayer: async (customerRef) => void (await asking(() => stripe.customers.del(customerRef))),
    refund: async (_db, { refundId, paymentId, ref, amountCents }) => {
      if (ref === null) throw new ProviderUnreachable("stripe: the payment's id has not arrived yet");
      // The method was only verified: nothing was charged.
      if (ref.startsWith("seti_")) return;
      const facts = { payment_intent: ref, amount: amountCents, metadata: { refundId, paymentId } };
      const answer = await asking(() => stripe.refunds.create(facts, { idempotencyKey: `refund:${refundId}` }));
      if (isRefused(answer)) throw new Error(`stripe refused a refund: ${answer.refused}`);
    },
    // Stripe pays out to merchants and refunds payments; it cannot transfer money to a fan's account.
    payOut: () => Promise.resolve({ kind: "byHand" }),
    read: (rawBody, headers) => readDelivery(stripe, settings.webhookSecret, rawBody, headers),
  };
}
