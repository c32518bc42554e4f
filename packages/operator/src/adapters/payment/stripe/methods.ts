import type Stripe from "stripe";
import type { Db } from "../../../db/database.ts";
import type { SaveAnswer, SaveRequest } from "../../../ports/payment.ts";
import { type Desk, splitToken, tokenOf } from "./customers.ts";
import { asking, isRefused } from "./errors.ts";
import { reasonOf } from "./reasons.ts";
import { debitMethod, mandateOf, typeOf } from "./start.ts";

/** Stores a method without a payment: a bank account with its mandate, any other by the token from Stripe's own form. */
export async function saveMethod({ stripe, customers }: Desk, db: Db, request: SaveRequest): Promise<SaveAnswer> {
  const { debit, token, payer, methodId } = request;
  const answer = await asking(async () => {
    const customer = await customers(db, payer);
    const which = debit
      ? { payment_method_data: debitMethod(debit, payer.email), mandate_data: mandateOf(debit) }
      : { payment_method: token ?? "" };
    return stripe.setupIntents.create(
      {
        ...which,
        customer,
        confirm: true,
        usage: "off_session",
        allowed_payment_method_types: [typeOf(request.type)],
        automatic_payment_methods: { enabled: true, allow_redirects: "never" },
        metadata: { methodId },
        expand: ["payment_method"],
      },
      { idempotencyKey: `save:${methodId}` },
    );
  });
  if (isRefused(answer)) return { kind: "refused", reason: answer.refused };
  const { payment_method: method, customer, status } = answer;
  if (status !== "succeeded" || method === null || customer === null) return { kind: "refused", reason: reasonOf(status) };
  const customerId = typeof customer === "string" ? customer : customer.id;
  if (typeof method === "string") return { kind: "saved", token: tokenOf(customerId, method) };
  return { kind: "saved", token: tokenOf(customerId, method.id), label: labelOf(method) };
}

/** Returns a method's label for the fan. */
export async function describeMethod(stripe: Stripe, token: string): Promise<string | undefined> {
  const answer = await asking(() => stripe.paymentMethods.retrieve(splitToken(token).method));
  return isRefused(answer) ? undefined : labelOf(answer);
}

/** Detaches a method from the fan; one that Stripe does not know is already gone. */
export async function forgetMethod(stripe: Stripe, token: string): Promise<void> {
  await asking(() => stripe.paymentMethods.detach(splitToken(token).method));
}

const WALLETS: Readonly<Record<string, string>> = { apple_pay: "Apple Pay", google_pay: "Google Pay" };
const BRANDS: Readonly<Record<string, string>> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };

function labelOf({ card, paypal, sepa_debit: debit }: Stripe.PaymentMethod): string | undefined {
  if (paypal) return "PayPal";
  if (debit) return `${debit.country ?? ""} •••• ${debit.last4 ?? ""}`.trim();
  if (!card) return undefined;
  const name = WALLETS[card.wallet?.type ?? ""] ?? BRANDS[card.brand] ?? card.brand;
  return `${name} •••• ${card.last4}`;
}
