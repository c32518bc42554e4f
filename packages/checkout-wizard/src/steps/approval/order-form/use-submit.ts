import type { OrderInput } from "@tribun/api-client/contract";
import { tariffIntent } from "@tribun/api-client/calls/orders";
import { createSending, useSendOnce } from "@tribun/forms";
import { atom, useAtomValue } from "jotai";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { placeAfter } from "../../../draft/place-after.ts";
import { useWizard } from "../../../shared/environment.tsx";

/** The call for what is ordered: bringing a number along has one of its own, which comes for nobody else. */
async function callFor({ numberType }: OrderInput) {
  if (numberType === "new") return tariffIntent;
  const { portingIntent } = await import("@tribun/api-client/calls/portings");
  return portingIntent;
}

/** Lock and key of the order being sent; in memory, one for each visit, and found again by whoever left the approval meanwhile. */
const sendingAtom = atom(createSending);

/** Sends the order once, and leads on to its payment. */
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
