import type { OrderDraft } from "../draft/order-draft.ts";

/** The order without its jersey; the jersey's details stay stored in `before`. */
export function withoutJersey(draft: OrderDraft): OrderDraft {
  const { jersey = { wanted: false } } = draft;
  if (!jersey.wanted) return { ...draft, jersey };
  const { wanted: _, ...before } = jersey;
  return { ...draft, jersey: { wanted: false, before } };
}
