import { checkoutSession } from "@tribun/api-client/calls/orders";
import { useSendOnce } from "@tribun/forms";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import type { paymentOf } from "@tribun/domain";
import { placeAfter } from "../../../draft/place-after.ts";
import { useWizard } from "../../../shared/environment.tsx";

/** Pays the open order with the chosen method; never creates a second order. */
export function usePayOpenOrder(payment: ReturnType<typeof paymentOf>) {
  const { api, makeKey, leave, returnUrls } = useWizard();
  const { draft, change } = useOrderDraft();
  // A fan who returns from a payment page needs a new payment, because the cancelled one has ended.
  const once = useSendOnce({ makeKey, anew: true });

  const pay = async (): Promise<void> => {
    if (draft.openOrder === undefined) return;
    const body = { orderId: draft.openOrder.orderId, ...payment, successUrl: returnUrls.success, cancelUrl: returnUrls.cancel };
    await once.press(body, async (idempotencyKey) => {
      const opened = await api(checkoutSession, { body, idempotencyKey });
      const { orderId, checkoutId } = opened;
      change((current) => ({ ...current, openOrder: { orderId, checkoutId } }));
      once.leave();
      leave(placeAfter(opened, returnUrls.success));
    });
  };

  /** Drops the open order, so that the fan can order anew with the current draft. */
  const forget = () => change(({ openOrder: _, ...rest }) => rest);
  return { pay, forget, busy: once.phase !== "idle", failure: once.failure };
}
