import type { CheckoutCheck } from "@tribun/api-client/contract";
import { useEffect, useRef } from "react";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { usePaymentCheck } from "./use-payment-check.ts";

/** The result of a payment for this purpose. `own` is set when the signed-in fan paid, because an address may be another fan's. */
export function useOwnPayment(cId: string | undefined, purpose: NonNullable<CheckoutCheck["purpose"]>) {
  const { user } = useSession();
  // Fetched again when another fan signs in, because the operator says for each caller whether the payment is theirs.
  const { data, error } = usePaymentCheck(cId, user?.id);
  return { data, error, own: data?.purpose === purpose && data.own ? data : undefined };
}

/** Focuses the news of a payment once it is known, because nothing else announces it. A fan who is in a form keeps the focus there. */
export function useNewsFocus(known: boolean) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known && !document.activeElement?.closest("form")) news.current?.focus();
  }, [known]);
  return news;
}
