import { useQuery } from "@tanstack/react-query";
import { checkoutStatus } from "@tribun/api-client/calls/orders";
import { TransactionStatus } from "@tribun/domain";
import { useEffect } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { useWizard } from "./environment.tsx";

/** Reasons of a failed payment that end the order. A bank's refusal is not one: the fan can pay in another way. */
const OVER = ["expired", "withdrawn", "replaced", "cancelled", "partnerSystem", "numberTaken", "sameTariff"];

/**
 * Fetches the payment state of an open order once, because the fan may have paid in a tab that was closed. A successful payment leads to
 * its result page at once. So does an order that has ended; the cart then drops it, so that the fan can order again.
 */
export function useOpenPayment(checkoutId: string | undefined, enabled = checkoutId !== undefined) {
  const { api, follow } = useWizard();
  const { change } = useOrderDraft();
  const { data, refetch } = useQuery({
    queryKey: ["public", "checkout-open", checkoutId],
    queryFn: ({ signal }) => api(checkoutStatus, { params: { id: checkoutId ?? "" }, signal }),
    enabled,
    gcTime: 0,
  });
  const status = data?.transactionStatus;
  const result = `/dashboard/payment-result?cId=${encodeURIComponent(checkoutId ?? "")}`;
  const over = status === TransactionStatus.Fail && OVER.includes(data?.reason ?? "");
  useEffect(() => {
    if (over) change(({ openOrder, ...rest }) => (openOrder && openOrder.checkoutId !== checkoutId ? { ...rest, openOrder } : rest));
    if (over || status === TransactionStatus.Success) follow(result);
  }, [over, status, follow, result, change, checkoutId]);
  /** A payment under way leads to its result page; the shop does not ask for it again. */
  const underWay = status === TransactionStatus.Pending || status === TransactionStatus.Processing;
  return { wayOn: underWay ? result : undefined, refetch };
}
