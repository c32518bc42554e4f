import type { OrderInput } from "@tribun/api-client/contract";
import { tariffIntent } from "@tribun/api-client/calls/orders";
import { createSending, useSendOnce } from "@tribun/forms";
import { atom, useAtomValue } from "jotai";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { placeAfter } from "../../../draft/place-after.ts";
import { useWizard } from "../../../shared/environment.tsx";

/** The call that sends the order. Porting has its own call, whose code loads only for a ported number. */
async function callFor({ numberType }: OrderInput) {
  if (numberType === "new") return tariffIntent;
  const { portingIntent } = await import("@tribun/api-client/calls/portings");
  return portingIntent;
}

/** Lock and key of the order being sent; in memory, one per visit, and still there when the fan leaves the approval and returns. */
const sendingAtom = atom(createSending);

/** Sends the order once and leads to its payment. */
export function useSubmit() {
  const { api, makeKey, leave, returnUrls } = useWizard();
  const { change } = useOrderDraft();
  const once = useSendOnce({ makeKey, sending: useAtomValue(sendingAtom) });

  const send = (input: OrderInput): Promise<void> =>
    once.press(input, async (idempotencyKey) => {
      const placed = await api(await callFor(input), { body: input, idempotencyKey });
      const { orderId, checkoutId } = placed;
      change((draft) => ({ ...draft, openOrder: { orderId, checkoutId } }));
      once.leave();
      leave(placeAfter(placed, returnUrls.success));
    });

  const { phase, failure, dismiss } = once;
  return { send, sending: phase === "sending", leaving: phase === "leaving", failure, dismiss };
}
