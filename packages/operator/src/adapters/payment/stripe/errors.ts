import Stripe from "stripe";
import { ProviderUnreachable } from "../../../ports/payment.ts";
import { reasonOf } from "./reasons.ts";

/**
 * Calls Stripe and distinguishes a refusal from an uncertain outcome: a declined card or an invalid request is a refusal with its code. Any
 * other error may have moved money, so the call must be repeated with the same key.
 * @throws ProviderUnreachable
 */
export async function asking<T>(question: () => Promise<T>): Promise<T | { readonly refused: string }> {
  try {
    return await question();
  } catch (error) {
    const refused = refusalOf(error);
    if (refused !== undefined) return { refused };
    // The message of a Stripe error may repeat sent data; its type and request id are enough to find it.
    const about = error instanceof Stripe.errors.StripeError ? `${error.type} ${error.requestId ?? ""}`.trim() : "unexpected";
    throw new ProviderUnreachable(`stripe: ${about}`);
  }
}

/** Returns a stable name of Stripe's refusal, or undefined if the outcome is uncertain. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof Stripe.errors.StripeCardError) return reasonOf(error.decline_code || error.code);
  // 409 means that a request with the same key is still running, so its outcome is unknown.
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) return reasonOf(error.code ?? "invalidRequest");
  return undefined;
}

export function isRefused(answer: object): answer is { readonly refused: string } {
  return "refused" in answer;
}
