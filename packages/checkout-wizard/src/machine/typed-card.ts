import { normaliseIccid } from "@tribun/domain";
import type { ShopCard } from "../draft/order-draft.ts";

/** The shop card after an input. If its digits change, the operator's check no longer counts. */
export function typeCard(before: ShopCard | undefined, typed: string): ShopCard {
  const digits = normaliseIccid(typed);
  return before?.checked === digits ? { typed, checked: digits } : { typed };
}
