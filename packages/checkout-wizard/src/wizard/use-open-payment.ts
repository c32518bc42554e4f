import { useQuery } from "@tanstack/react-query";
import { checkoutStatus } from "@tribun/api-client/calls/orders";
import { TransactionStatus } from "@tribun/domain";
import { useEffect } from "react";
import { useWizard } from "./environment.tsx";

/** How the payment of an order that waits stands, asked once: it may have been made in a tab that was closed. One that succeeded is followed at once. */
export function useOpenPayment(checkoutId: string | undefined, enabled = checkoutId !== undefined) {
  const { api, follow } = useWizard();
  const { data, refetch } = useQuery({
    queryKey: ["public", "checkout-open", checkoutId],
    queryFn: ({ signal }) => api(checkoutStatus, { params: { id: checkoutId ?? "" }, signal }),
    enabled,
    gcTime: 0,
  });
  const status = data?.transactionStatus;
  const result = `/dashboard/payment-result?cId=${encodeURIComponent(checkoutId ?? "")}`;
  useEffect(() => {
    if (status === TransactionStatus.Success) follow(result);
  }, [status, follow, result]);
  /** Money that is under way is followed, not asked for again. */
  const underWay = status === TransactionStatus.Pending || status === TransactionStatus.Processing;
  return { wayOn: underWay ? result : undefined, refetch };
}
