import { TransactionStatus } from "../values/enums.ts";

/** States of an order from its submission to the active line (flows §4.1). What comes before is the browser's draft. */
export const ORDER_STATES = [
  "submitted",
  "paymentOpen",
  "paymentProcessing",
  "paid",
  "provisioning",
  "active",
  "paymentFailed",
  "expired",
  "rejected",
  "withdrawn",
  "cancelled",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** `submit` is each order's first event: it leads to `submitted` from no state. */
export const ORDER_EVENTS = [
  "submit",
  "openPayment",
  "confirmPayment",
  "paymentSucceeded",
  "paymentRefused",
  "provision",
  "activate",
  "expire",
  "reject",
  "withdraw",
  "cancel",
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * The state that each event leads to; a missing event is not allowed. A refused payment is not final: `openPayment` opens the same order
 * again (flows §4.1). A success may follow a refusal, because a direct debit reported as failed may still be settled by the same payment.
 */
export const ORDER_TRANSITIONS: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  submitted: { openPayment: "paymentOpen", expire: "expired", cancel: "cancelled" },
  paymentOpen: {
    openPayment: "paymentOpen",
    confirmPayment: "paymentProcessing",
    expire: "expired",
    cancel: "cancelled",
    withdraw: "withdrawn",
  },
  paymentProcessing: { paymentSucceeded: "paid", paymentRefused: "paymentFailed", withdraw: "withdrawn" },
  paid: { provision: "provisioning", reject: "rejected", withdraw: "withdrawn" },
  provisioning: { activate: "active", reject: "rejected", withdraw: "withdrawn" },
  active: { withdraw: "withdrawn" },
  paymentFailed: {
    openPayment: "paymentOpen",
    paymentSucceeded: "paid",
    expire: "expired",
    cancel: "cancelled",
    withdraw: "withdrawn",
  },
  expired: {},
  rejected: {},
  withdrawn: {},
  cancelled: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function transition(state: OrderState, event: OrderEvent): OrderState | undefined {
  return ORDER_TRANSITIONS[state][event];
}

/** True for a state that no event leaves. */
export function isFinal(state: OrderState): boolean {
  return Object.keys(ORDER_TRANSITIONS[state]).length === 0;
}

/** States of an order that still becomes a line, or ends. */
export const OPEN_ORDER_STATES = [
  "submitted",
  "paymentOpen",
  "paymentProcessing",
  "paymentFailed",
  "paid",
  "provisioning",
] as const satisfies readonly OrderState[];

/** States of an open order with a payment or a line under way. */
export const ORDER_UNDER_WAY_STATES = ["paymentProcessing", "paid", "provisioning"] as const satisfies readonly OrderState[];

/** States of an order that came to nothing. No event leaves them. */
export const ENDED_ORDER_STATES = ["expired", "rejected", "withdrawn", "cancelled"] as const satisfies readonly OrderState[];

/** States in which the buyer has not paid and may still pay. */
export const PAYABLE_STATES = ["submitted", "paymentOpen", "paymentFailed"] as const satisfies readonly OrderState[];

/** True while the same order can be paid. */
export function isPayable(state: OrderState): boolean {
  return PAYABLE_STATES.some((payable) => payable === state);
}

/**
 * The transaction status that the browser gets (flows §4.1). A payment counts as success only after the partner system knows the customer,
 * so `paid` is still Processing.
 */
const STATUS: Record<OrderState, TransactionStatus> = {
  submitted: TransactionStatus.Incomplete,
  paymentOpen: TransactionStatus.Incomplete,
  paymentProcessing: TransactionStatus.Pending,
  paid: TransactionStatus.Processing,
  provisioning: TransactionStatus.Success,
  active: TransactionStatus.Success,
  paymentFailed: TransactionStatus.Fail,
  expired: TransactionStatus.Fail,
  rejected: TransactionStatus.Fail,
  withdrawn: TransactionStatus.Fail,
  cancelled: TransactionStatus.Fail,
};

/** The transaction status of an order in a state. */
export function transactionStatusOf(state: OrderState): TransactionStatus {
  return STATUS[state];
}
