import { ApiError } from "@tribun/api-client";
import { checkoutSession } from "@tribun/api-client/calls/orders";
import type { paymentOf } from "@tribun/domain";
import { placeAfter, useOrderDraft } from "@tribun/checkout-wizard";
import { useSendOnce } from "@tribun/forms";
import { useApi } from "../../api/use-app.tsx";
import { returnUrls } from "../order-frame/use-wizard-environment.ts";

/** True when the order itself cannot be paid any more, and only a new one helps. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "1108" || error.code === "1104" || (error.reason ?? "").startsWith("order."));
}

/** Pays the same order again, with what was kept or on a new payment page. */
export function usePayAgain(orderId: string) {
  const api = useApi();
  const { change } = useOrderDraft();
  const { press, leave, phase, failure } = useSendOnce({ anew: true });
  const pay = (payment: ReturnType<typeof paymentOf>) => {
    const { success, cancel } = returnUrls();
    const body = { orderId, successUrl: success, cancelUrl: cancel, ...payment };
    return press(body, async (idempotencyKey) => {
      const opened = await api(checkoutSession, { body, idempotencyKey });
      const { checkoutId } = opened;
      change((draft) => (draft.openOrder?.orderId === orderId ? { ...draft, openOrder: { orderId, checkoutId } } : draft));
      leave();
      location.assign(placeAfter(opened, success));
    });
  };
  return { pay, opening: phase !== "idle", failure, closed: isClosed(failure) };
}
