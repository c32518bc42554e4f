import type Stripe from "stripe";
import type { Db } from "../../../db/database.ts";
import type { ChargeAnswer, ChargeRequest, StartAnswer, StartRequest } from "../../../ports/payment.ts";
import { type Desk, splitToken } from "./customers.ts";
import { asking, isRefused } from "./errors.ts";
import { reasonOf } from "./reasons.ts";
import { debitMethod, mandateOf, returnTo, typeOf } from "./start.ts";

/**
 * Verifies the account or card and stores it for later bills, without a charge, because Stripe's minimum is 50 cents and the identity check
 * costs one cent. There is nothing to write a receipt for, to credit or to refund. The outcome arrives as `setup_intent.succeeded`.
 */
export async function verifyAccount(desk: Desk, db: Db, request: StartRequest): Promise<StartAnswer> {
  return request.debit ? verifyKept(desk, db, request) : verifyOnPage(desk, db, request);
}

/**
 * The same without the buyer: with a stored method, or an account and its mandate. It is refused at once if the buyer would have to
 * confirm.
 */
export async function verifyKept({ stripe, customers }: Desk, db: Db, request: ChargeRequest): Promise<ChargeAnswer> {
  const { paymentId, debit, payer, method, number, token } = request;
  const kept = token === undefined ? undefined : splitToken(token);
  const which = kept ? { payment_method: kept.method } : debit && { payment_method_data: debitMethod(debit, payer.email) };
  if (!which) return { kind: "refused", reason: "noToken" };
  const answer = await asking(async () =>
    stripe.setupIntents.create(
      {
        ...which,
        ...(debit && { mandate_data: mandateOf(debit) }),
        customer: kept?.customer ?? (await customers(db, payer)),
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
