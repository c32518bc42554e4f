import { TransactionStatus } from "@tribun/domain";

type Opened = { readonly checkoutId: string; readonly checkoutUrl: string; readonly transactionStatus: TransactionStatus };

/** Where an order leads: to its payment page, or, where a kept method is drawn from, to what becomes of that. */
export function placeAfter({ checkoutId, checkoutUrl, transactionStatus }: Opened, successUrl: string): string {
  if (transactionStatus === TransactionStatus.Incomplete) return checkoutUrl;
  return `${successUrl}${successUrl.includes("?") ? "&" : "?"}${new URLSearchParams({ cId: checkoutId }).toString()}`;
}
