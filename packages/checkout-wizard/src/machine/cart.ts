import type { Money, PricedOrder } from "@tribun/domain";
import { firstIncompleteStep, type Circumstances } from "./steps.ts";
import { goesWithJersey, type OrderDraft } from "../draft/order-draft.ts";

/** Items in the cart: the tariff, and the jersey if the order includes one. */
export function cartCount(draft: OrderDraft): number {
  if (draft.tariff === undefined) return 0;
  return draft.jersey?.wanted && goesWithJersey(draft) ? 2 : 1;
}

/** The step after the cart: the first incomplete one, or the approval for an order that waits for its payment. */
export function stepAfterCart(draft: OrderDraft, at: Circumstances) {
  return draft.openOrder ? "approval" : firstIncompleteStep(draft, at);
}

type Sums = Pick<PricedOrder, "monthly" | "dueNow" | "identityCharge"> & { readonly openingFeeAfterSwitch?: Money | undefined };

/** Number of months in a total over the term: the minimum term, or 24 without one, as in a tariff's total cost. */
export function termMonths(commitmentMonths: number): number {
  return commitmentMonths > 1 ? commitmentMonths : 24;
}

/** Total cost of the order over its term, in gross cents. The identity charge is refunded and does not count. */
export function termTotal({ monthly, dueNow, identityCharge, openingFeeAfterSwitch }: Sums, commitmentMonths: number): Money {
  const once = dueNow.amount - identityCharge.amount + (openingFeeAfterSwitch?.amount ?? 0);
  return { amount: monthly.amount * termMonths(commitmentMonths) + once, currency: "EUR" };
}

/** The order without its coupon. */
export function withoutCoupon({ couponCode: _, ...rest }: OrderDraft): OrderDraft {
  return rest;
}

/** The order without its jersey; the jersey's details stay stored in `before`. */
export function withoutJersey(draft: OrderDraft): OrderDraft {
  const { jersey = { wanted: false } } = draft;
  if (!jersey.wanted) return { ...draft, jersey };
  const { wanted: _, ...before } = jersey;
  return { ...draft, jersey: { wanted: false, before } };
}
