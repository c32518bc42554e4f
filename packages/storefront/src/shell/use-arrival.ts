import { useRouter } from "@tanstack/react-router";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { TransactionStatus } from "@tribun/domain";
import { useCallback, useEffect } from "react";
import { useApi } from "../platform/app/use-app.tsx";
import { keepInvitation } from "../platform/session/invitation.ts";
import { useReportPurchase } from "../platform/tracking/use-purchase.ts";
import { placeOfPaid } from "../platform/place/after-payment.ts";
import { readArrival } from "../platform/place/search.ts";

/** Where the fan goes once the operator has reported the state of a payment. */
function placeOf(status: TransactionStatus, orderId: string, checkoutId: string): string {
  if (status === TransactionStatus.Success) return `/checkout/success?order=${encodeURIComponent(orderId)}`;
  const settled = status === TransactionStatus.Fail || status === TransactionStatus.Pending;
  const page = settled ? "/dashboard/payment-result" : "/order/processing";
  return `${page}?cId=${encodeURIComponent(checkoutId)}`;
}

/**
 * Handles what an address carries, on every page: stores an invitation, and follows a payment that claims success, which the operator must
 * confirm first. Cleans the address at once, so that a reload or a shared link repeats nothing.
 */
export function useArrival(): void {
  const router = useRouter();
  const api = useApi();
  const report = useReportPurchase();
  const { draft, forgetOrdered } = useOrderDraft();
  const openCheckout = draft.openOrder?.checkoutId;

  const follow = useCallback(
    async (given: string | undefined) => {
      const checkoutId = given ?? openCheckout;
      if (checkoutId === undefined) return router.history.replace("/checkout/success");
      try {
        const { checkoutStatus } = await import("@tribun/api-client/calls/orders");
        const check = await api(checkoutStatus, { params: { id: checkoutId } });
        void report(check, checkoutId);
        // Runs before the fan can choose another tariff, because the shop would then ask about an order that is already paid.
        if (check.transactionStatus === TransactionStatus.Success) await forgetOrdered(check.orderId);
        router.history.replace(placeOfPaid(check, checkoutId) ?? placeOf(check.transactionStatus, check.orderId, checkoutId));
      } catch {
        // That page repeats the check by itself, and explains what it cannot find out.
        router.history.replace(placeOf(TransactionStatus.Processing, "", checkoutId));
      }
    },
    [api, report, router, openCheckout, forgetOrdered],
  );

  useEffect(() => {
    const look = () => {
      const arrival = readArrival(router.history.location.href);
      if (!arrival) return;
      if (arrival.invitation !== undefined) keepInvitation(arrival.invitation);
      router.history.replace(arrival.href);
      if (arrival.paid) void follow(arrival.paid.checkoutId);
    };
    look();
    return router.subscribe("onResolved", look);
  }, [router, follow]);
}
