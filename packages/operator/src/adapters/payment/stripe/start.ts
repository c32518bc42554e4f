import type Stripe from "stripe";
import type { Db } from "../../../db/database.ts";
import type { ChargeAnswer, ChargeRequest, DirectDebit, PaymentRequest, StartAnswer, StartRequest } from "../../../ports/payment.ts";
import { type Desk, splitToken } from "./customers.ts";
import { asking, isRefused } from "./errors.ts";
import { reasonOf } from "./reasons.ts";

const PAGE_SECONDS = 3600;
/** Largest delay of Stripe's clock behind the operator's. */
const CLOCK_SECONDS = 3600;

/**
 * Starts a payment with its buyer present. The fan types the IBAN of a direct debit on the operator's page, so the operator sends it to
 * Stripe with the mandate. All other methods are confirmed on Stripe's page, so the operator needs neither card numbers nor foreign
 * scripts.
 */
export async function startPayment({ stripe, customers }: Desk, db: Db, request: StartRequest): Promise<StartAnswer> {
  if (request.debit) return debit({ stripe, customers }, db, request, request.debit);
  const answer = await asking(async () => {
    const customer = await customers(db, request.payer);
    return stripe.checkout.sessions.create(pageOf(request, customer), { idempotencyKey: `page:${request.paymentId}` });
  });
  if (isRefused(answer)) return { kind: "refused", reason: answer.refused };
  return answer.url ? { kind: "redirect", ref: answer.id, url: answer.url } : { kind: "refused", reason: "noPage" };
}

/** Charges a payment without its buyer. It is refused at once if the buyer would have to confirm. */
export async function chargePayment({ stripe, customers }: Desk, db: Db, request: ChargeRequest): Promise<ChargeAnswer> {
  if (request.token === undefined) {
    if (!request.debit) return { kind: "refused", reason: "noToken" };
    return debit({ stripe, customers }, db, request, request.debit, request.again);
  }
  const { method, customer: known } = splitToken(request.token);
  return confirmed(
    await asking(async () => {
      const customer = known ?? (await customers(db, request.payer));
      const before = request.again && (await findIntent(stripe, customer, request));
      if (before) return before;
      const kept = { customer, payment_method: method, off_session: true, error_on_requires_action: true };
      return stripe.paymentIntents.create({ ...intentOf(request), ...kept }, { idempotencyKey: `charge:${request.paymentId}` });
    }),
  );
}

async function debit(
  { stripe, customers }: Desk,
  db: Db,
  request: PaymentRequest,
  account: DirectDebit,
  again = false,
): Promise<ChargeAnswer> {
  return confirmed(
    await asking(async () => {
      const customer = await customers(db, request.payer);
      const before = again && (await findIntent(stripe, customer, request));
      if (before) return before;
      const method = { payment_method_data: debitMethod(account, request.payer.email), mandate_data: mandateOf(account) };
      const intent = { ...intentOf(request), ...method, customer, ...laterUse(request) };
      return stripe.paymentIntents.create(intent, { idempotencyKey: `debit:${request.paymentId}` });
    }),
  );
}

/**
 * Finds an earlier payment intent, because Stripe keeps idempotency keys for a day only. The list is complete at once, unlike the search.
 */
async function findIntent(stripe: Stripe, customer: string, { paymentId, createdAt }: PaymentRequest) {
  const gte = Math.floor(createdAt.getTime() / 1000) - CLOCK_SECONDS;
  for await (const intent of stripe.paymentIntents.list({ customer, created: { gte }, limit: 100 })) {
    if (intent.metadata["paymentId"] === paymentId) return intent;
  }
  return undefined;
}

function confirmed(answer: Stripe.PaymentIntent | { readonly refused: string }): ChargeAnswer {
  if (isRefused(answer)) return { kind: "refused", reason: answer.refused };
  if (answer.status === "processing" || answer.status === "succeeded") return { kind: "waiting", ref: answer.id };
  return { kind: "refused", reason: reasonOf(answer.last_payment_error?.code ?? answer.status) };
}

function intentOf({ paymentId, amountCents, number, method }: PaymentRequest) {
  return {
    amount: amountCents,
    currency: "eur",
    confirm: true,
    description: number,
    metadata: { paymentId },
    allowed_payment_method_types: [typeOf(method)],
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  } satisfies Stripe.PaymentIntentCreateParams;
}

/** Marks the payment method for later charges; empty for a single payment. */
const laterUse = ({ keepsMethod }: PaymentRequest) => (keepsMethod ? { setup_future_usage: "off_session" as const } : {});

function pageOf(request: StartRequest, customer: string): Stripe.Checkout.SessionCreateParams {
  const { paymentId, amountCents, number, method } = request;
  const price_data = { currency: "eur", unit_amount: amountCents, product_data: { name: number } };
  // `page`: on Stripe's page the buyer can try another card after a decline, so a decline is no failure yet.
  const metadata = { paymentId, page: "yes" };
  return {
    mode: "payment",
    customer,
    client_reference_id: paymentId,
    allowed_payment_method_types: [typeOf(method)],
    line_items: [{ price_data, quantity: 1 }],
    ...returnTo(request),
    metadata,
    payment_intent_data: { metadata, description: number, ...laterUse(request) },
  };
}

/** Language, return addresses and expiry of Stripe's page. */
export function returnTo({ payer, returnUrl, createdAt }: StartRequest) {
  return {
    locale: payer.language,
    success_url: `${returnUrl}?back=done`,
    cancel_url: `${returnUrl}?back=stopped`,
    expires_at: Math.floor(createdAt.getTime() / 1000) + PAGE_SECONDS,
  };
}

/** Returns Stripe's type; Apple Pay and Google Pay are cards there. */
export function typeOf(method: PaymentRequest["method"]): "sepa_debit" | "paypal" | "card" {
  if (method === "sepa") return "sepa_debit";
  return method === "paypal" ? "paypal" : "card";
}

export function debitMethod({ iban, holder }: DirectDebit, email: string) {
  return { type: "sepa_debit" as const, sepa_debit: { iban }, billing_details: { name: holder, email } };
}

/** The mandate's consent as given on the operator's page (L33). */
export function mandateOf({ ip, userAgent, acceptedAt }: DirectDebit) {
  const online = { ip_address: ip, user_agent: userAgent || "unknown" };
  return { customer_acceptance: { type: "online" as const, accepted_at: Math.floor(acceptedAt.getTime() / 1000), online } };
}
