import { checkoutSession } from "@tribun/api-client/calls/orders";
import { useSendOnce } from "@tribun/forms";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import type { paymentOf } from "@tribun/domain";
import { placeAfter } from "../../../draft/place-after.ts";
import { useWizard } from "../../../shared/environment.tsx";

/** Pays the order that already waits for its payment, as chosen; never makes a second order. */
export function usePayOpenOrder(payment: ReturnType<typeof paymentOf>) {
  const { api, makeKey, leave, returnUrls } = useWizard();
  const { draft, change } = useOrderDraft();
  // Whoever comes back from a payment page wants another one: what was cancelled there is over.
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

  /** Lets go of the open order, to order anew with what is on the page. */
  const forget = () => change(({ openOrder: _, ...rest }) => rest);
  return { pay, forget, busy: once.phase !== "idle", failure: once.failure };
}
