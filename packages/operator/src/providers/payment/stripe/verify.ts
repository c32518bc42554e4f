import type Stripe from "stripe";
import type { Db } from "../../../db/database.ts";
import type { StartAnswer, StartRequest } from "../payment.ts";
import type { Desk } from "./customers.ts";
import { asking, isRefused } from "./errors.ts";
import { reasonOf } from "./reasons.ts";
import { debitMethod, mandateOf, returnTo, typeOf } from "./start.ts";

/**
 * Stripe moves no less than 50 cents, which is too large for the one cent that shows whose account it is. The account or card is
 * verified and kept for the bills to come, without a booking, so there is nothing to write a receipt of, to credit or to pay back.
 * The outcome comes as `setup_intent.succeeded`.
 */
export async function verifyAccount({ stripe, customers }: Desk, db: Db, request: StartRequest): Promise<StartAnswer> {
  const { paymentId, debit, payer, method, number } = request;
  if (!debit) return verifyOnPage({ stripe, customers }, db, request);
  const answer = await asking(async () =>
    stripe.setupIntents.create(
      {
        customer: await customers(db, payer),
        payment_method_data: debitMethod(debit, payer.email),
        mandate_data: mandateOf(debit),
        confirm: true,
        usage: "off_session",
        description: number,
        metadata: { paymentId },
        allowed_payment_method_types: [typeOf(method)],
        automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      },
      { idempotencyKey: `verify:${paymentId}` },
    ),
  );
  if (isRefused(answer)) return { kind: "refused", reason: answer.refused };
  if (answer.status === "succeeded" || answer.status === "processing") return { kind: "waiting", ref: answer.id };
  return { kind: "refused", reason: reasonOf(answer.last_setup_error?.code ?? answer.status) };
}

async function verifyOnPage({ stripe, customers }: Desk, db: Db, request: StartRequest): Promise<StartAnswer> {
  const metadata = { paymentId: request.paymentId, page: "yes" };
  const answer = await asking(async () => {
    const page: Stripe.Checkout.SessionCreateParams = {
      mode: "setup",
      customer: await customers(db, request.payer),
      client_reference_id: request.paymentId,
      allowed_payment_method_types: [typeOf(request.method)],
      currency: "eur",
      ...returnTo(request),
      metadata,
      setup_intent_data: { metadata, description: request.number },
    };
    return stripe.checkout.sessions.create(page, { idempotencyKey: `page:${request.paymentId}` });
  });
  if (isRefused(answer)) return { kind: "refused", reason: answer.refused };
  return answer.url ? { kind: "redirect", ref: answer.id, url: answer.url } : { kind: "refused", reason: "noPage" };
}
