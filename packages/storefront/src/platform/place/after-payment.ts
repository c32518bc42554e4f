import type { CheckoutCheck } from "@tribun/api-client/contract";

const PLACES = { invoice: "bills", option: "options", method: "account/profile" } as const;

/** The page that shows a payment beside what was paid. Undefined for an order, which has pages of its own. */
export function placeOfPaid({ purpose = "order" }: Pick<CheckoutCheck, "purpose">, checkoutId: string): string | undefined {
  if (purpose === "order") return undefined;
  return `/dashboard/${PLACES[purpose]}?cId=${encodeURIComponent(checkoutId)}`;
}

/** The absolute addresses that the hosted checkout sends the fan back to. */
export function returnUrls(): { readonly success: string; readonly cancel: string } {
  // The server renders only the frame of these pages, and no fan pays there.
  const origin = typeof document === "undefined" ? "" : location.origin;
  return { success: `${origin}/order/processing`, cancel: `${origin}/dashboard/payment-result` };
}
