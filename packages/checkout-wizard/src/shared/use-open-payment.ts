import { useQuery } from "@tanstack/react-query";
import { checkoutStatus } from "@tribun/api-client/calls/orders";
import { TransactionStatus } from "@tribun/domain";
import { useEffect } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { useWizard } from "./environment.tsx";

/** Why an order is over, by its payment's check. One that a bank refused is not: it can be paid in another way. */
const OVER = ["expired", "withdrawn", "replaced", "cancelled", "partnerSystem", "numberTaken", "sameTariff"];

/**
 * How the payment of an order that waits stands, asked once: it may have been made in a tab that was closed. One that succeeded is
 * followed at once; so is an order that is over, which the cart lets go of, so that the way back finds one to order from.
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
  /** Money that is under way is followed, not asked for again. */
  const underWay = status === TransactionStatus.Pending || status === TransactionStatus.Processing;
  return { wayOn: underWay ? result : undefined, refetch };
}
