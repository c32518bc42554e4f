import type { CheckoutCheck } from "@tribun/api-client/contract";
import { useEffect, useRef } from "react";
import { useSession } from "../../session/use-session.ts";
import { usePaymentCheck } from "./use-payment-check.ts";

/** How a payment for a thing of this kind went; `own` where the signed-in fan made it, as an address may be another fan's. */
export function useOwnPayment(cId: string | undefined, purpose: NonNullable<CheckoutCheck["purpose"]>) {
  const { user } = useSession();
  const { data, error } = usePaymentCheck(cId);
  return { data, error, own: data?.purpose === purpose && data.payer === user?.id ? data : undefined };
}

/** For what tells of a payment: it takes the focus once it is known, as nothing else says that something happened; whoever is in a form stays there. */
export function useNewsFocus(known: boolean) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known && !document.activeElement?.closest("form")) news.current?.focus();
  }, [known]);
  return news;
}
