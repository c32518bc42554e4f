import { TransactionStatus } from "@tribun/domain";

type Opened = { readonly checkoutId: string; readonly checkoutUrl: string; readonly transactionStatus: TransactionStatus };

/** The next page of an order: its payment page, or the success page if a kept payment method is charged directly. */
export function placeAfter({ checkoutId, checkoutUrl, transactionStatus }: Opened, successUrl: string): string {
  if (transactionStatus === TransactionStatus.Incomplete) return checkoutUrl;
  return `${successUrl}${successUrl.includes("?") ? "&" : "?"}${new URLSearchParams({ cId: checkoutId }).toString()}`;
}
