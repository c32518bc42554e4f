import type { CheckoutCheck } from "@tribun/api-client/contract";

/** Where a payment is followed that is no order's: beside what was paid. Undefined for an order, which has pages of its own. */
export function placeOfPaid({ purpose = "order" }: Pick<CheckoutCheck, "purpose">, checkoutId: string): string | undefined {
  if (purpose === "order") return undefined;
  return `/dashboard/${purpose === "invoice" ? "bills" : "options"}?cId=${encodeURIComponent(checkoutId)}`;
}
