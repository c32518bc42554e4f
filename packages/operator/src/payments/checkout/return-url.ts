import { TransactionStatus } from "@tribun/domain";
import type { FoundCheckout } from "./find.ts";

/**
 * Where the fan goes after the hosted checkout. `success=true` with price and transaction appears only once the money is there. All of it
 * is for display; `/c/{id}/check` has the true status (A10).
 */
export function returnUrl({ checkout, subject }: FoundCheckout): string {
  const { status } = subject;
  const failed = status === TransactionStatus.Fail || status === TransactionStatus.Incomplete;
  const url = new URL(failed ? checkout.cancelUrl : checkout.successUrl);
  // Keeping a method buys nothing. The page that the fan comes back to fetches the outcome itself.
  if (checkout.purpose === "method") url.search = "";
  else if (failed) url.searchParams.set("success", "false");
  else if (status !== TransactionStatus.Pending) {
    url.searchParams.set("success", "true");
    url.searchParams.set("price", (subject.amountCents / 100).toFixed(2));
    url.searchParams.set("tId", subject.transactionId);
  }
  url.searchParams.set("cId", checkout.id);
  return url.href;
}
