import type { Order } from "@tribun/api-client/contract";

export const TRACK = ["ordered", "paid", "provisioning", "active"] as const;
export type TrackStep = (typeof TRACK)[number];

/** What an open order waits for. */
export type Waiting = "payment" | "anotherPayment" | "confirmation" | "provisioning" | "nothing";

const WAITING: Readonly<Record<string, Waiting>> = {
  submitted: "payment",
  paymentOpen: "payment",
  paymentFailed: "anotherPayment",
  paymentProcessing: "confirmation",
  paid: "provisioning",
  provisioning: "provisioning",
};

export function waitingFor(order: Pick<Order, "state">): Waiting {
  return WAITING[order.state] ?? "nothing";
}

/** The step an order stands at: all before it are done. */
export function standsAt(order: Pick<Order, "state">): TrackStep {
  const waiting = waitingFor(order);
  if (waiting === "provisioning") return "provisioning";
  if (order.state === "active") return "active";
  return "paid";
}

/** The page that carries on with the payment of an order; undefined when there is nothing to pay or follow. */
export function paymentHref(order: Pick<Order, "state" | "checkoutId">): string | undefined {
  if (order.checkoutId === undefined) return undefined;
  const query = `cId=${encodeURIComponent(order.checkoutId)}`;
  const waiting = waitingFor(order);
  if (waiting === "payment" || waiting === "anotherPayment") return `/dashboard/payment-result?${query}`;
  return waiting === "confirmation" ? `/order/processing?${query}` : undefined;
}
