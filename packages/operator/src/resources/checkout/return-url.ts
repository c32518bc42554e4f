import { TransactionStatus, transactionStatusOf } from "@tribun/domain";
import type { CheckoutRow, OrderRow } from "../../db/schema/orders.ts";

/**
 * Where the fan goes after the hosted checkout. `success=true` with price and transaction only once the money is there;
 * all of it is for display, the truth is `/c/{id}/check` (A10).
 */
export function returnUrl(checkout: CheckoutRow, order: OrderRow): string {
  const status = transactionStatusOf(order.state);
  const failed = status === TransactionStatus.Fail || status === TransactionStatus.Incomplete;
  const url = new URL(failed ? checkout.cancelUrl : checkout.successUrl);
  if (failed) url.searchParams.set("success", "false");
  else if (status !== TransactionStatus.Pending) {
    url.searchParams.set("success", "true");
    url.searchParams.set("price", (order.payment.dueNow / 100).toFixed(2));
    url.searchParams.set("tId", order.transactionId);
  }
  url.searchParams.set("cId", checkout.id);
  return url.href;
}
