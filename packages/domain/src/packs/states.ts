import { HOUR_MS } from "../values/constants.ts";
import { TransactionStatus, type ValidityUnit } from "../values/enums.ts";

/** State of a pack purchase; a renewal is a purchase too. */
export const PACK_ORDER_STATES = ["open", "processing", "paid", "failed", "expired", "cancelled", "refunded"] as const;
export type PackOrderState = (typeof PACK_ORDER_STATES)[number];
export const PACK_ORDER_EVENTS = [
  "openPayment",
  "confirmPayment",
  "paymentSucceeded",
  "paymentRefused",
  "expire",
  "cancel",
  "refund",
] as const;
export type PackOrderEvent = (typeof PACK_ORDER_EVENTS)[number];

/** A success may follow a refusal, because a direct debit reported as failed may still be settled. */
export const PACK_ORDER_TRANSITIONS: Record<PackOrderState, Partial<Record<PackOrderEvent, PackOrderState>>> = {
  open: { openPayment: "open", confirmPayment: "processing", expire: "expired", cancel: "cancelled" },
  processing: { paymentSucceeded: "paid", paymentRefused: "failed" },
  paid: { refund: "refunded" },
  failed: { openPayment: "open", confirmPayment: "processing", paymentSucceeded: "paid", expire: "expired", cancel: "cancelled" },
  expired: {},
  cancelled: {},
  refunded: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function packOrderTransition(state: PackOrderState, event: PackOrderEvent): PackOrderState | undefined {
  return PACK_ORDER_TRANSITIONS[state][event];
}

/** True while the same purchase can be paid. */
export function isPackPayable(state: PackOrderState): boolean {
  return state === "open" || state === "failed";
}

const STATUS: Record<PackOrderState, TransactionStatus> = {
  open: TransactionStatus.Incomplete,
  processing: TransactionStatus.Pending,
  paid: TransactionStatus.Success,
  failed: TransactionStatus.Fail,
  expired: TransactionStatus.Fail,
  cancelled: TransactionStatus.Fail,
  refunded: TransactionStatus.Fail,
};

/** The transaction status of a purchase that the browser gets. */
export function packTransactionStatus(state: PackOrderState): TransactionStatus {
  return STATUS[state];
}

/**
 * State of a pack on a line. `scheduled`: it starts after the 14 days of withdrawal, because the fan did not ask for an earlier start (§
 * 356(4) BGB). `renewing`: its time is over and the payment for the next period is under way.
 */
export const PACK_STATES = ["scheduled", "active", "renewing", "ended", "withdrawn"] as const;
export type PackState = (typeof PACK_STATES)[number];
export const PACK_EVENTS = ["start", "renew", "renewed", "refuseRenewal", "expire", "stop", "withdraw"] as const;
export type PackEvent = (typeof PACK_EVENTS)[number];

/** `stop`: the pack's line ends. */
export const PACK_TRANSITIONS: Record<PackState, Partial<Record<PackEvent, PackState>>> = {
  scheduled: { start: "active", stop: "ended", withdraw: "withdrawn" },
  active: { renew: "renewing", expire: "ended", stop: "ended", withdraw: "withdrawn" },
  renewing: { renewed: "active", refuseRenewal: "ended", stop: "ended", withdraw: "withdrawn" },
  ended: {},
  withdrawn: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function packTransition(state: PackState, event: PackEvent): PackState | undefined {
  return PACK_TRANSITIONS[state][event];
}

/** The time during which a pack runs, in milliseconds since 1970. */
export type PackSpan = { readonly startMs: number; readonly endMs: number };

/** True when a pack would overlap another one for more than half of its time. A second unlimited pack then adds nothing. */
export function runsBeside(one: PackSpan, other: PackSpan): boolean {
  const shared = Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs);
  return shared * 2 > one.endMs - one.startMs;
}

/** The duration of a pack. */
export type PackValidity = { readonly unit: ValidityUnit; readonly value: number };

/** When a pack that starts at an instant ends, in milliseconds. A day is 24 hours, so that no fan loses an hour to daylight saving time. */
export function packEnd(startMs: number, { unit, value }: PackValidity): number {
  return startMs + value * (unit === "hour" ? HOUR_MS : 24 * HOUR_MS);
}
