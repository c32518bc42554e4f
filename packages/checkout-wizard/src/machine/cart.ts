import type { Money, PricedOrder } from "@tribun/domain";
import { firstIncompleteStep, type Circumstances } from "./steps.ts";
import { goesWithJersey, type OrderDraft } from "../draft/order-draft.ts";

/** Things in the cart: the tariff, and beside it the jersey where one goes with the order. */
export function cartCount(draft: OrderDraft): number {
  if (draft.tariff === undefined) return 0;
  return draft.jersey?.wanted && goesWithJersey(draft) ? 2 : 1;
}

/** Where the cart leads on: to the first step that lacks something, or to the order that waits for its payment. */
export function stepAfterCart(draft: OrderDraft, at: Circumstances) {
  return draft.openOrder ? "approval" : firstIncompleteStep(draft, at);
}

type Sums = Pick<PricedOrder, "monthly" | "dueNow" | "identityCharge"> & { readonly openingFeeAfterSwitch?: Money | undefined };

/** Months that a sum over the term counts: the minimum term, or 24 where there is none, as in a tariff's total cost. */
export function termMonths(commitmentMonths: number): number {
  return commitmentMonths > 1 ? commitmentMonths : 24;
}

/** All that the order costs over its term, in cents gross. The charge for the identity check comes back and does not count. */
export function termTotal({ monthly, dueNow, identityCharge, openingFeeAfterSwitch }: Sums, commitmentMonths: number): Money {
  const once = dueNow.amount - identityCharge.amount + (openingFeeAfterSwitch?.amount ?? 0);
  return { amount: monthly.amount * termMonths(commitmentMonths) + once, currency: "EUR" };
}

/** The order without its coupon. */
export function withoutCoupon({ couponCode: _, ...rest }: OrderDraft): OrderDraft {
  return rest;
}
