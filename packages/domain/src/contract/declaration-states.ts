/** What a withdrawal can be about: the contract for the line, or the jersey alone (L22). */
export const CONTRACT_PARTS = ["tariff", "jersey"] as const;
export type ContractPart = (typeof CONTRACT_PARTS)[number];

/**
 * Where a withdrawal (§ 356a BGB) or termination (§ 312k BGB) stands. `unconfirmed` waits for the owner of the contract, `confirmed`
 * was declared or confirmed by its owner.
 */
export const DECLARATION_STATES = ["received", "unconfirmed", "confirmed", "review", "accepted", "settled", "rejected"] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];

export const DECLARATION_EVENTS = ["ask", "confirm", "accept", "doubt", "settle", "reject"] as const;
export type DeclarationEvent = (typeof DECLARATION_EVENTS)[number];

/**
 * Which event leads where; what is absent is not allowed. Nothing is accepted that neither its owner nor a person has confirmed:
 * whoever fills the form in need not be the fan, and a line that has ended stays ended. A machine may hand a declaration to a person
 * (`doubt`), but only a person may reject one. What is accepted is carried out: nothing leads back.
 */
export const DECLARATION_TRANSITIONS: Record<DeclarationState, Partial<Record<DeclarationEvent, DeclarationState>>> = {
  received: { ask: "unconfirmed", confirm: "confirmed", doubt: "review" },
  unconfirmed: { confirm: "confirmed", doubt: "review" },
  confirmed: { accept: "accepted", doubt: "review" },
  review: { confirm: "confirmed", accept: "accepted", reject: "rejected" },
  accepted: { settle: "settled" },
  settled: {},
  rejected: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function declarationTransition(state: DeclarationState, event: DeclarationEvent): DeclarationState | undefined {
  return DECLARATION_TRANSITIONS[state][event];
}
