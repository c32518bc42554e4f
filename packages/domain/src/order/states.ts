import { TransactionStatus } from "../values/enums.ts";

/** States of an order from the first click to the active line (flows §4.1). */
export const ORDER_STATES = [
  "draft",
  "numberHeld",
  "portData",
  "phoneVerified",
  "dataComplete",
  "summaryAcknowledged",
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

export const ORDER_EVENTS = [
  "holdNumber",
  "givePortData",
  "verifyPhone",
  "completeData",
  "acknowledgeSummary",
  "submit",
  "openPayment",
  "confirmPayment",
  "paymentSucceeded",
  "paymentRefused",
  "provision",
  "activate",
  "loseNumber",
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
  draft: { holdNumber: "numberHeld", givePortData: "portData", expire: "expired", cancel: "cancelled" },
  numberHeld: {
    holdNumber: "numberHeld",
    givePortData: "portData",
    verifyPhone: "phoneVerified",
    loseNumber: "draft",
    expire: "expired",
    cancel: "cancelled",
  },
  portData: { holdNumber: "numberHeld", givePortData: "portData", verifyPhone: "phoneVerified", expire: "expired", cancel: "cancelled" },
  phoneVerified: { completeData: "dataComplete", loseNumber: "draft", expire: "expired", cancel: "cancelled" },
  dataComplete: { acknowledgeSummary: "summaryAcknowledged", loseNumber: "draft", expire: "expired", cancel: "cancelled" },
  summaryAcknowledged: {
    acknowledgeSummary: "summaryAcknowledged",
    submit: "submitted",
    loseNumber: "draft",
    expire: "expired",
    cancel: "cancelled",
  },
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
  draft: TransactionStatus.Incomplete,
  numberHeld: TransactionStatus.Incomplete,
  portData: TransactionStatus.Incomplete,
  phoneVerified: TransactionStatus.Incomplete,
  dataComplete: TransactionStatus.Incomplete,
  summaryAcknowledged: TransactionStatus.Incomplete,
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
