/** State of a payout: money owed to a fan that has no payment to go back to. */
export const PAYOUT_STATES = ["noAccount", "sending", "byHand", "paid"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * `nameAccount`: an account to send it to is known. `refuse`: its bank did not accept it. `handOver`: the payment provider cannot send
 * money to accounts, so staff send it. `settle`: it was sent.
 */
export const PAYOUT_EVENTS = ["nameAccount", "refuse", "handOver", "settle"] as const;
export type PayoutEvent = (typeof PAYOUT_EVENTS)[number];

/** The state that each event leads to; a missing event is not allowed. Only sending the money ends a payout. */
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
