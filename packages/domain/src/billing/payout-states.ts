/** Where money stands that is owed to a fan and has no payment to go back to. */
export const PAYOUT_STATES = ["noAccount", "sending", "byHand", "paid"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * `nameAccount`: there is an account to send it to. `refuse`: its bank did not take it. `handOver`: the provider sends no money
 * to accounts, so a person does. `settle`: it was sent.
 */
export const PAYOUT_EVENTS = ["nameAccount", "refuse", "handOver", "settle"] as const;
export type PayoutEvent = (typeof PAYOUT_EVENTS)[number];

/** Which event leads where; what is absent is not allowed. Only sending it ends a payout: nothing that is owed is lost. */
export const PAYOUT_TRANSITIONS: Record<PayoutState, Partial<Record<PayoutEvent, PayoutState>>> = {
  noAccount: { nameAccount: "sending", settle: "paid" },
  sending: { refuse: "noAccount", handOver: "byHand", settle: "paid" },
  byHand: { refuse: "noAccount", settle: "paid" },
  paid: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function payoutTransition(state: PayoutState, event: PayoutEvent): PayoutState | undefined {
  return PAYOUT_TRANSITIONS[state][event];
}
