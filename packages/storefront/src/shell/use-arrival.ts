import { useRouter } from "@tanstack/react-router";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { TransactionStatus } from "@tribun/domain";
import { useCallback, useEffect } from "react";
import { useApi } from "../platform/app/use-app.tsx";
import { keepInvitation } from "../platform/session/invitation.ts";
import { useReportPurchase } from "../platform/tracking/use-purchase.ts";
import { placeOfPaid } from "../platform/place/after-payment.ts";
import { readArrival } from "../platform/place/search.ts";

/** Where a fan is led once the operator has said how a payment stands. */
function placeOf(status: TransactionStatus, orderId: string, checkoutId: string): string {
  if (status === TransactionStatus.Success) return `/checkout/success?order=${encodeURIComponent(orderId)}`;
  const settled = status === TransactionStatus.Fail || status === TransactionStatus.Pending;
  const page = settled ? "/dashboard/payment-result" : "/order/processing";
  return `${page}?cId=${encodeURIComponent(checkoutId)}`;
}

/**
 * Handles what an address carries, on whatever page it arrives: keeps an invitation, and follows a payment that claims
 * success, which the operator has to confirm first. The address is cleaned at once, so that a reload or a shared link
 * repeats nothing.
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
        // Before the fan can leave for another tariff, which would ask about one that is paid.
        if (check.transactionStatus === TransactionStatus.Success) await forgetOrdered(check.orderId);
        router.history.replace(placeOfPaid(check, checkoutId) ?? placeOf(check.transactionStatus, check.orderId, checkoutId));
      } catch {
        // That page asks again by itself, and explains what it cannot find out.
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
