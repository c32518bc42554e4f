import type { CheckoutCheck } from "@tribun/api-client/contract";
import { useEffect, useRef } from "react";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { usePaymentCheck } from "./use-payment-check.ts";

/** How a payment for a thing of this kind went; `own` where the signed-in fan made it, as an address may be another fan's. */
export function useOwnPayment(cId: string | undefined, purpose: NonNullable<CheckoutCheck["purpose"]>) {
  const { user } = useSession();
  // Asked anew for whoever is signed in instead: the operator says whose it is of who asks.
  const { data, error } = usePaymentCheck(cId, user?.id);
  return { data, error, own: data?.purpose === purpose && data.own ? data : undefined };
}

/** For what tells of a payment: it takes the focus once it is known, as nothing else says that something happened; whoever is in a form stays there. */
export function useNewsFocus(known: boolean) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known && !document.activeElement?.closest("form")) news.current?.focus();
  }, [known]);
  return news;
}
