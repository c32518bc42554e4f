import type { Order } from "@tribun/api-client/contract";

/**
 * What an order waits for: the fan's payment, another payment or its confirmation, the operator, or nothing; `over` ended without a line.
 */
export type Waiting = "payment" | "anotherPayment" | "confirmation" | "provisioning" | "nothing" | "over";

const WAITING: Readonly<Record<string, Waiting>> = {
  submitted: "payment",
  paymentOpen: "payment",
  paymentFailed: "anotherPayment",
  paymentProcessing: "confirmation",
  paid: "provisioning",
  provisioning: "provisioning",
  expired: "over",
  rejected: "over",
  withdrawn: "over",
  cancelled: "over",
};

/** What an order waits for in its state (flows §4.1). */
export function waitingFor(order: Pick<Order, "state">): Waiting {
  return WAITING[order.state] ?? "nothing";
}

/** True once an order is paid and continues. */
export function isPaid(order: Pick<Order, "state">): boolean {
  const waiting = waitingFor(order);
  return waiting === "provisioning" || waiting === "nothing";
}

/** The page that continues the payment of an order; undefined when there is nothing to pay or to follow. */
export function paymentHref(order: Pick<Order, "state" | "checkoutId">): string | undefined {
  if (order.checkoutId === undefined) return undefined;
  const query = `cId=${encodeURIComponent(order.checkoutId)}`;
  const waiting = waitingFor(order);
  if (waiting === "payment" || waiting === "anotherPayment") return `/dashboard/payment-result?${query}`;
  return waiting === "confirmation" ? `/order/processing?${query}` : undefined;
}
