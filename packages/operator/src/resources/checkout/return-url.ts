import { TransactionStatus } from "@tribun/domain";
import type { FoundCheckout } from "./find.ts";

/**
 * Where the fan goes after the hosted checkout. `success=true` with price and transaction only once the money is there;
 * all of it is for display, the truth is `/c/{id}/check` (A10).
 */
export function returnUrl({ checkout, subject }: FoundCheckout): string {
  const { status } = subject;
  const failed = status === TransactionStatus.Fail || status === TransactionStatus.Incomplete;
  const url = new URL(failed ? checkout.cancelUrl : checkout.successUrl);
  // Nothing was bought where a way to pay was kept: how that went is asked by the page that the fan comes back to.
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
