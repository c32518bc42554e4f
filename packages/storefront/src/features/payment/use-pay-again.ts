import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { checkoutSession } from "@tribun/api-client/calls/orders";
import type { paymentOf } from "@tribun/domain";
import { isClosed, placeAfter, useOrderDraft } from "@tribun/checkout-wizard";
import { useSendOnce } from "@tribun/forms";
import { useApi } from "../../platform/app/use-app.tsx";
import { CHECKS } from "./check-ahead.ts";
import { returnUrls } from "../../platform/place/after-payment.ts";

/** Pays the same order again, with a stored way to pay or on a new payment page. */
export function usePayAgain(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { change } = useOrderDraft();
  const { press, leave, phase, failure } = useSendOnce({ anew: true });
  const pay = (payment: ReturnType<typeof paymentOf>) => {
    const { success, cancel } = returnUrls();
    const body = { orderId, successUrl: success, cancelUrl: cancel, ...payment };
    return press(body, async (idempotencyKey) => {
      const opened = await api(checkoutSession, { body, idempotencyKey }).catch((error: unknown) => {
        // The order's state has changed meanwhile.
        if (error instanceof ApiError && (error.reason ?? "").startsWith("order."))
          for (const queryKey of [CHECKS, ["private"]]) void client.invalidateQueries({ queryKey });
        throw error;
      });
      const { checkoutId } = opened;
      change((draft) => (draft.openOrder?.orderId === orderId ? { ...draft, openOrder: { orderId, checkoutId } } : draft));
      leave();
      location.assign(placeAfter(opened, success));
    });
  };
  return { pay, opening: phase !== "idle", failure, closed: isClosed(failure) };
}
