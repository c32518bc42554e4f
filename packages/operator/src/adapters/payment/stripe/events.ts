import Stripe from "stripe";
import type { Delivery, PaymentEvent } from "../../../ports/payment.ts";
import { tokenOf } from "./customers.ts";
import { reasonOf } from "./reasons.ts";

/**
 * Subscribe Stripe's webhook endpoint (`/api/payments/webhook`) to these events: `payment_intent.succeeded`,
 * `payment_intent.payment_failed`, `payment_intent.canceled`, `setup_intent.succeeded`, `setup_intent.setup_failed`,
 * `checkout.session.expired`, `checkout.session.async_payment_failed`, `charge.dispute.funds_withdrawn`, `charge.dispute.funds_reinstated`,
 * `refund.failed`.
 *
 * This set lists known events that change nothing: intermediate steps, and facts that another event reports as well. The webhook refuses
 * unknown events (1035), so that a new subscription is noticed.
 */
const IGNORED: ReadonlySet<string> = new Set([
  "payment_intent.created",
  "payment_intent.processing",
  "payment_intent.requires_action",
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "charge.succeeded",
  "charge.pending",
  "charge.failed",
  "charge.updated",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "refund.created",
  "refund.updated",
  "setup_intent.created",
  "payment_method.attached",
  "payment_method.detached",
  "mandate.updated",
  "customer.created",
  "customer.updated",
  "customer.deleted",
]);

/** Checks the signature of exactly these bytes, then translates the event. */
export function readDelivery(stripe: Stripe, secret: string, rawBody: string, headers: Headers): Delivery {
  try {
    const event = stripe.webhooks.constructEvent(rawBody, headers.get("stripe-signature") ?? "", secret);
    const meaning = meaningOf(event);
    return meaning === undefined ? { kind: "refused", reason: "type" } : meaning;
  } catch (error) {
    const forged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    return { kind: "refused", reason: forged ? "signature" : "malformed" };
  }
}

const NOTHING: Delivery = { kind: "ignored" };

function meaningOf(event: Stripe.Event): Delivery | undefined {
  const tell = (type: PaymentEvent["type"], data: PaymentEvent["data"]): Delivery => ({
    kind: "event",
    event: { id: event.id, type, data },
  });
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- Stripe has hundreds of events; the default looks the others up
  switch (event.type) {
    case "payment_intent.succeeded":
      return tell("payment.succeeded", { ...about(event.data.object), ...tokenFrom(event.data.object) });
    case "payment_intent.payment_failed": {
      const intent = event.data.object;
      if (intent.metadata["page"] === "yes") return { kind: "ignored" };
      const { decline_code: declined, code } = intent.last_payment_error ?? {};
      return tell("payment.failed", { ...about(intent), reason: reasonOf(declined ?? code) });
    }
    case "setup_intent.succeeded":
      // A setup intent belongs to a payment only if it verified an account instead of a payment too small for Stripe.
      return isPayment(event.data.object)
        ? tell("payment.succeeded", { ...about(event.data.object), ...setUpToken(event.data.object), verifiedOnly: true })
        : NOTHING;
    case "setup_intent.setup_failed": {
      const intent = event.data.object;
      if (!isPayment(intent) || intent.metadata?.["page"] === "yes") return NOTHING;
      return tell("payment.failed", { ...about(intent), reason: reasonOf(intent.last_setup_error?.code) });
    }
    case "payment_intent.canceled":
      return tell("payment.failed", { ...about(event.data.object), reason: "cancelled" });
    case "checkout.session.expired":
      // Never `expired`, the reason of an order that has ended: this one may be paid again.
      return tell("payment.failed", { ...about(event.data.object), reason: "notConfirmed" });
    case "checkout.session.async_payment_failed":
      return tell("payment.failed", { ...about(event.data.object), reason: "declined" });
    case "charge.dispute.funds_withdrawn": {
      const { payment_intent: intent, reason, amount: amountCents } = event.data.object;
      const ref = idOf(intent);
      return tell("payment.returned", { ...(ref !== undefined && { ref }), reason: reasonOf(reason), amountCents });
    }
    case "charge.dispute.funds_reinstated": {
      const ref = idOf(event.data.object.payment_intent);
      return tell("payment.reinstated", ref === undefined ? {} : { ref });
    }
    case "refund.failed": {
      const { payment_intent: intent, metadata, failure_reason: reason } = event.data.object;
      const ref = idOf(intent);
      const refundId = metadata?.["refundId"];
      return tell("refund.failed", {
        ...(ref !== undefined && { ref }),
        ...(refundId !== undefined && { refundId }),
        reason: reasonOf(reason),
      });
    }
    default:
      return IGNORED.has(event.type) ? { kind: "ignored" } : undefined;
  }
}

function about({ id, metadata }: About): PaymentEvent["data"] {
  const paymentId = metadata?.["paymentId"];
  return { ref: id, ...(paymentId !== undefined && { paymentId }) };
}

type About = { readonly id: string; readonly metadata: Readonly<Record<string, string>> | null };

const isPayment = ({ metadata }: About) => metadata?.["paymentId"] !== undefined;

function setUpToken(intent: Stripe.SetupIntent): Pick<PaymentEvent["data"], "token"> {
  const customer = idOf(intent.customer);
  const method = idOf(intent.payment_method);
  return customer === undefined || method === undefined ? {} : { token: tokenOf(customer, method) };
}

/** Returns the token of a method that the buyer allowed to store. */
function tokenFrom(intent: Stripe.PaymentIntent): Pick<PaymentEvent["data"], "token"> {
  const customer = idOf(intent.customer);
  const method = idOf(intent.payment_method);
  if (intent.setup_future_usage === null || customer === undefined || method === undefined) return {};
  return { token: tokenOf(customer, method) };
}

function idOf(value: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof value === "string" ? value : value?.id;
}
