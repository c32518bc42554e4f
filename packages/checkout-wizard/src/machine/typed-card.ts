import { normaliseIccid } from "@tribun/domain";
import type { ShopCard } from "../draft/order-draft.ts";

/** The number of a card as typed so far; a change of its digits takes back what the operator said of the last ones. */
export function typeCard(before: ShopCard | undefined, typed: string): ShopCard {
  const digits = normaliseIccid(typed);
  return before?.checked === digits ? { typed, checked: digits } : { typed };
}
