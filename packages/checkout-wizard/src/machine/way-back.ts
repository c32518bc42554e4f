import type { OrderDraft } from "../draft/order-draft.ts";

/** Goes from the ticket to a step whose part is too large for it; the step then leads back there by one press. */
export function leaveTicket(draft: OrderDraft): OrderDraft {
  return draft.fromTicket ? draft : { ...draft, fromTicket: true };
}

/** Is back at the ticket. */
export function returnToTicket(draft: OrderDraft): OrderDraft {
  const { fromTicket, ...rest } = draft;
  return fromTicket ? rest : draft;
}
