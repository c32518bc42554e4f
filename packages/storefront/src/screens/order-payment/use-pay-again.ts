import { ApiError } from "@tribun/api-client";
import { checkoutSession } from "@tribun/api-client/calls/orders";
import { type paymentOf, placeAfter, useOrderDraft } from "@tribun/checkout-wizard";
import { useRef, useState } from "react";
import { useApi } from "../../api/use-app.tsx";
import { returnUrls } from "../order-frame/use-wizard-environment.ts";

/** True when the order itself cannot be paid any more, and only a new one helps. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "1108" || error.code === "1104" || (error.reason ?? "").startsWith("order."));
}

/** Pays the same order again, with what was kept or on a new payment page. One press, one payment. */
export function usePayAgain(orderId: string | undefined) {
  const api = useApi();
  const { change } = useOrderDraft();
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const locked = useRef(false);

  const pay = async (payment: ReturnType<typeof paymentOf>): Promise<void> => {
    if (locked.current || orderId === undefined) return;
    locked.current = true;
    setOpening(true);
    setFailure(undefined);
    const { success, cancel } = returnUrls();
    try {
      const opened = await api(checkoutSession, {
        body: { orderId, successUrl: success, cancelUrl: cancel, ...payment },
        idempotencyKey: crypto.randomUUID(),
      });
      const { checkoutId } = opened;
      change((draft) => (draft.openOrder?.orderId === orderId ? { ...draft, openOrder: { orderId, checkoutId } } : draft));
      location.assign(placeAfter(opened, success));
    } catch (error) {
      setFailure(() => error);
      setOpening(false);
    } finally {
      locked.current = false;
    }
  };
  return { pay, opening, failure, closed: isClosed(failure) };
}
