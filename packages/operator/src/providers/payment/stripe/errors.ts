import Stripe from "stripe";
import { ProviderUnreachable } from "../payment.ts";
import { reasonOf } from "./reasons.ts";

/**
 * Asks Stripe and tells a refusal from uncertainty: a declined card or a request that Stripe will never accept is a refusal with
 * its code; everything else may have moved money, so it has to be asked again with the same key.
 * @throws ProviderUnreachable
 */
export async function asking<T>(question: () => Promise<T>): Promise<T | { readonly refused: string }> {
  try {
    return await question();
  } catch (error) {
    const refused = refusalOf(error);
    if (refused !== undefined) return { refused };
    // The message of a Stripe error may repeat what was sent; its type and request id are enough to find it.
    const about = error instanceof Stripe.errors.StripeError ? `${error.type} ${error.requestId ?? ""}`.trim() : "unexpected";
    throw new ProviderUnreachable(`stripe: ${about}`);
  }
}

/** A stable word for what Stripe refused, or undefined where it is uncertain what happened. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof Stripe.errors.StripeCardError) return reasonOf(error.decline_code || error.code);
  // 409 means that the same key is at work this moment; its outcome is not known yet.
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) return reasonOf(error.code ?? "invalidRequest");
  return undefined;
}

export function isRefused(answer: object): answer is { readonly refused: string } {
  return "refused" in answer;
}
