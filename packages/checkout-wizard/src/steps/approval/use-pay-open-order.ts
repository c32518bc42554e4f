import { checkoutSession } from "@tribun/api-client/calls/orders";
import { useRef, useState } from "react";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import type { paymentOf } from "@tribun/domain";
import { placeAfter } from "../../machine/place-after.ts";
import { useWizard } from "../../wizard/environment.tsx";

/** Pays the order that already waits for its payment, as chosen; never makes a second order. */
export function usePayOpenOrder(payment: ReturnType<typeof paymentOf>) {
  const { api, makeKey, leave, returnUrls } = useWizard();
  const { draft, change } = useOrderDraft();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const locked = useRef(false);

  const pay = async (): Promise<void> => {
    if (locked.current || draft.openOrder === undefined) return;
    locked.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const opened = await api(checkoutSession, {
        body: { orderId: draft.openOrder.orderId, ...payment, successUrl: returnUrls.success, cancelUrl: returnUrls.cancel },
        idempotencyKey: makeKey(),
      });
      const { orderId, checkoutId } = opened;
      change((current) => ({ ...current, openOrder: { orderId, checkoutId } }));
      leave(placeAfter(opened, returnUrls.success));
    } catch (error) {
      setFailure(() => error);
      setBusy(false);
    } finally {
      locked.current = false;
    }
  };

  /** Lets go of the open order, to order anew with what is on the page. */
  const forget = () => change(({ openOrder: _, ...rest }) => rest);
  return { pay, forget, busy, failure };
}
