import type { OrderInput } from "@tribun/api-client/contract";
import { tariffIntent } from "@tribun/api-client/calls/orders";
import { atom, useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useState } from "react";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { begin, contentOf, finish, IDLE, type Submission } from "../../machine/submission.ts";
import { placeAfter } from "../../machine/place-after.ts";
import { useWizard } from "../../wizard/environment.tsx";

/** The call for what is ordered: bringing a number along has one of its own, which comes for nobody else. */
async function callFor({ numberType }: OrderInput) {
  if (numberType === "new") return tariffIntent;
  const { portingIntent } = await import("@tribun/api-client/calls/portings");
  return portingIntent;
}

/** Lock and key of the order being sent; in memory, and shared by whatever is on the page. */
const submissionAtom = atom<Submission>(IDLE);

/**
 * Sends the order once. The lock is taken before anything else happens, so a second click finds it closed;
 * an answer that got lost is asked for again with the same key, and the operator gives the same order.
 */
export function useSubmit() {
  const { api, makeKey, leave, returnUrls } = useWizard();
  const { change } = useOrderDraft();
  const store = useStore();
  const setSubmission = useSetAtom(submissionAtom);
  const phase = useAtomValue(submissionAtom).phase;
  const [failure, setFailure] = useState<unknown>();
  const [leaving, setLeaving] = useState(false);

  // Coming back from the checkout by Back may show this very page again, frozen while it was leaving.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    globalThis.addEventListener("pageshow", back);
    return () => globalThis.removeEventListener("pageshow", back);
  }, []);

  const send = async (input: OrderInput): Promise<void> => {
    const started = begin(store.get(submissionAtom), contentOf(input), makeKey);
    if (started === undefined) return;
    setSubmission(started);
    setFailure(undefined);
    try {
      const placed = await api(await callFor(input), { body: input, idempotencyKey: started.key });
      const { orderId, checkoutId } = placed;
      setSubmission((current) => finish(current, started.key, "sent"));
      change((draft) => ({ ...draft, openOrder: { orderId, checkoutId } }));
      setLeaving(true);
      leave(placeAfter(placed, returnUrls.success));
    } catch (error) {
      setSubmission((current) => finish(current, started.key, "failed"));
      setFailure(() => error);
    }
  };

  return { send, sending: phase === "sending", leaving, failure, dismiss: () => setFailure(undefined) };
}
