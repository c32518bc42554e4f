import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { TransactionStatus } from "@tribun/domain";
import { useEffect } from "react";
import { nextRound } from "../../platform/queries/rounds.ts";
import { useApi } from "../../platform/app/use-app.tsx";
import { checkAheadQuery, checkKey } from "./check-ahead.ts";
import { useReportPurchase } from "../../platform/tracking/use-purchase.ts";
import { AWAITED_KEY } from "../../hydration/hand-over.ts";
import { readItem } from "../../hydration/storage.ts";

/** True for a status that no longer changes by itself. */
export function isSettled(status: TransactionStatus): boolean {
  return status === TransactionStatus.Success || status === TransactionStatus.Fail;
}

/** True when no payment has the id from an address that is incomplete or very old. The check then stops, because no answer will come. */
export function isNoPayment(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "orderNotFound";
}

/**
 * The state of a payment, fetched every 3 seconds for a minute and then every 30 seconds. The check goes on while the operator is down,
 * because that does not affect the payment. The first page that sees the success empties the cart of this order and reports the purchase,
 * once for each transaction and only with consent.
 * @param cId id of the checkout, from the address
 * @param fan id of the signed-in fan, where it matters whose payment it is
 */
export function usePaymentCheck(cId: string | undefined, fan?: string) {
  const api = useApi();
  const report = useReportPurchase();
  const { forgetOrdered } = useOrderDraft();
  const check = useQuery({
    queryKey: checkKey(cId, fan),
    queryFn: async ({ client }) => {
      const ahead = checkAheadQuery({ api }, cId ?? "");
      // Fetched ahead or now, each answer counts once.
      const answer = await client.fetchQuery(ahead).finally(() => client.removeQueries({ queryKey: ahead.queryKey }));
      // Runs before any component sees the answer, because a paid order must not stay in the cart.
      if (answer.transactionStatus === TransactionStatus.Success) await forgetOrdered(answer.orderId);
      return answer;
    },
    // Without data a query forgets its error while it fetches again, and the message would come and go with each round.
    initialData: null,
    enabled: cId !== undefined && cId !== "",
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      if (isNoPayment(state.error) || (state.data && isSettled(state.data.transactionStatus))) return false;
      return nextRound(state);
    },
  });
  const { data } = check;
  useEffect(() => {
    // A failed payment is no purchase. It is reported only when a purchase is awaited, which this ends.
    if (data && (data.transactionStatus !== TransactionStatus.Fail || readItem(AWAITED_KEY))) void report(data, cId);
  }, [data, report, cId]);
  return check;
}

/** Reasons of a failed payment that the fan can do something about. All others are between the operator and a provider. */
const EXPLAINED = ["insufficientFunds", "declined", "cancelled"] as const;

/** The reason from a payment's check, if there is a text for it. */
export function explained(reason: string | undefined): (typeof EXPLAINED)[number] | undefined {
  return EXPLAINED.find((known) => known === reason);
}
