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

/** True where no payment has the id of an address, which is not whole or very old: nothing is asked on, as nothing will come. */
export function isNoPayment(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "orderNotFound";
}

/**
 * Where a payment stands, asked every 3 seconds for a minute and every 30 seconds after that. An operator that is down is
 * asked on: the payment is not affected by it.
 * The first page that sees the success empties the cart of this order, and reports the purchase, once for each transaction and with consent only.
 * @param cId id of the checkout, from the address
 * @param fan who asks, where it matters whose payment it is
 */
export function usePaymentCheck(cId: string | undefined, fan?: string) {
  const api = useApi();
  const report = useReportPurchase();
  const { forgetOrdered } = useOrderDraft();
  const check = useQuery({
    queryKey: checkKey(cId, fan),
    queryFn: async ({ client }) => {
      const ahead = checkAheadQuery({ api }, cId ?? "");
      // Asked for ahead or now: each answer counts once.
      const answer = await client.fetchQuery(ahead).finally(() => client.removeQueries({ queryKey: ahead.queryKey }));
      // Before anybody reads of it and leaves: what is paid must not stay in the cart.
      if (answer.transactionStatus === TransactionStatus.Success) await forgetOrdered(answer.orderId);
      return answer;
    },
    // Without any data a query forgets its failure while it asks again; what is told of it must not come and go with each round.
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
    // What has come to nothing is no purchase: it is told of only where one is awaited, which then is no longer.
    if (data && (data.transactionStatus !== TransactionStatus.Fail || readItem(AWAITED_KEY))) void report(data, cId);
  }, [data, report, cId]);
  return check;
}
