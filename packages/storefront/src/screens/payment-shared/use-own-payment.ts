import { useSession } from "../../session/use-session.ts";
import { usePaymentCheck } from "./use-payment-check.ts";

/** How a payment went; `own` where the signed-in fan made it, for a thing of this kind: an address may be another fan's. */
export function useOwnPayment(cId: string | undefined, purpose: "invoice" | "option" | "method") {
  const { user } = useSession();
  const { data, error } = usePaymentCheck(cId);
  return { data, error, own: data?.purpose === purpose && data.payer === user?.id ? data : undefined };
}
