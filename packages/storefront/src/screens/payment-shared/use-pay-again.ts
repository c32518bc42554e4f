import { ApiError } from "@tribun/api-client";
import { checkoutSession } from "@tribun/api-client/contract";
import { useOrderDraft } from "@tribun/checkout-wizard";
import type { PaymentVersion } from "@tribun/domain";
import { useRef, useState } from "react";
import { useApi } from "../../api/use-app.tsx";
import { returnUrls } from "../order-frame/use-wizard-environment.ts";

/** True when the order itself cannot be paid any more, and only a new one helps. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "1108" || error.code === "1104" || (error.reason ?? "").startsWith("order."));
}

/** Opens a new checkout for the same order, with the same methods or others. One press, one checkout. */
export function usePayAgain(orderId: string | undefined) {
  const api = useApi();
  const { change } = useOrderDraft();
  const [opening, setOpening] = useState<PaymentVersion | "same">();
  const [failure, setFailure] = useState<unknown>();
  const locked = useRef(false);

  const pay = async (paymentVersion?: PaymentVersion): Promise<void> => {
    if (locked.current || orderId === undefined) return;
    locked.current = true;
    setOpening(paymentVersion ?? "same");
    setFailure(undefined);
    const { success, cancel } = returnUrls();
    try {
      const { checkoutId, checkoutUrl } = await api(checkoutSession, {
        body: { orderId, successUrl: success, cancelUrl: cancel, ...(paymentVersion !== undefined && { paymentVersion }) },
        idempotencyKey: crypto.randomUUID(),
      });
      change((draft) => (draft.openOrder?.orderId === orderId ? { ...draft, openOrder: { orderId, checkoutId } } : draft));
      location.assign(checkoutUrl);
    } catch (error) {
      setFailure(() => error);
      setOpening(undefined);
    } finally {
      locked.current = false;
    }
  };
  return { pay, opening, failure, closed: isClosed(failure) };
}
