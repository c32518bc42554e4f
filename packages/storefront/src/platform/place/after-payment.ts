import type { CheckoutCheck } from "@tribun/api-client/contract";

const PLACES = { invoice: "bills", option: "options", method: "account/profile" } as const;

/** Where a payment is followed that is no order's: beside what was paid. Undefined for an order, which has pages of its own. */
export function placeOfPaid({ purpose = "order" }: Pick<CheckoutCheck, "purpose">, checkoutId: string): string | undefined {
  if (purpose === "order") return undefined;
  return `/dashboard/${PLACES[purpose]}?cId=${encodeURIComponent(checkoutId)}`;
}

/** Where the hosted checkout sends the fan back to; absolute. */
export function returnUrls(): { readonly success: string; readonly cancel: string } {
  // The server draws only the frame of these pages, and nobody pays there.
  const origin = typeof document === "undefined" ? "" : location.origin;
  return { success: `${origin}/order/processing`, cancel: `${origin}/dashboard/payment-result` };
}
