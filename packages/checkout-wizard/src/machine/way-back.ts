import type { OrderDraft } from "../draft/order-draft.ts";

/** Notes that the fan leaves the order summary for a step; the step then shows a button that leads back. */
export function leaveTicket(draft: OrderDraft): OrderDraft {
  return draft.fromTicket ? draft : { ...draft, fromTicket: true };
}

/** Notes that the fan is back at the order summary. */
export function returnToTicket(draft: OrderDraft): OrderDraft {
  const { fromTicket, ...rest } = draft;
  return fromTicket ? rest : draft;
}
