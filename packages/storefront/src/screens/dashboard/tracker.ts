import type { Order } from "@tribun/api-client/contract";
import { cardStage } from "../order-shared/card-stage.ts";

/** What an order goes through. A card by post is never called active: the fan is in the network once the card is in the phone. */
export const TRACKS = {
  esim: ["ordered", "paid", "provisioning", "active"],
  physical: ["ordered", "paid", "packed", "onItsWay", "inUse"],
} as const;
export type TrackStep = (typeof TRACKS)[keyof typeof TRACKS][number];

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

/** The step an order stands at by the operator's clock: all before it are done. */
export function standsAt(order: Pick<Order, "state" | "summary" | "parcel">, now: number): TrackStep {
  const waiting = waitingFor(order);
  if (waiting !== "provisioning" && waiting !== "nothing") return "paid";
  if (order.summary.line.simType === "esim") return waiting === "provisioning" ? "provisioning" : "active";
  return ({ packing: "packed", onItsWay: "onItsWay", late: "onItsWay", inUse: "inUse" } as const)[cardStage(order, now)];
}

/** The page that carries on with the payment of an order; undefined when there is nothing to pay or follow. */
export function paymentHref(order: Pick<Order, "state" | "checkoutId">): string | undefined {
  if (order.checkoutId === undefined) return undefined;
  const query = `cId=${encodeURIComponent(order.checkoutId)}`;
  const waiting = waitingFor(order);
  if (waiting === "payment" || waiting === "anotherPayment") return `/dashboard/payment-result?${query}`;
  return waiting === "confirmation" ? `/order/processing?${query}` : undefined;
}
