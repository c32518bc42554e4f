/** The subject of a withdrawal: the contract for the line, or only the jersey (L22). */
export const CONTRACT_PARTS = ["tariff", "jersey"] as const;
export type ContractPart = (typeof CONTRACT_PARTS)[number];

/**
 * State of a withdrawal (§ 356a BGB) or termination (§ 312k BGB). `unconfirmed` waits for the owner of the contract; `confirmed` was
 * declared or confirmed by its owner.
 */
export const DECLARATION_STATES = ["received", "unconfirmed", "confirmed", "review", "accepted", "settled", "rejected"] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];

export const DECLARATION_EVENTS = ["ask", "confirm", "accept", "doubt", "settle", "reject"] as const;
export type DeclarationEvent = (typeof DECLARATION_EVENTS)[number];

/**
 * The state that each event leads to; a missing event is not allowed. Nothing is accepted without a confirmation by the owner or by staff:
 * a stranger can submit the form, and an ended line cannot be restored. The program may pass a declaration to staff (`doubt`), but only
 * staff may reject one. An accepted declaration is always carried out.
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
