import { useQuery } from "@tanstack/react-query";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { TransactionStatus } from "@tribun/domain";
import { useEffect } from "react";
import { nextRound } from "../../api/rounds.ts";
import { useApi } from "../../api/use-app.tsx";
import { checkAheadQuery, checkKey } from "./check-ahead.ts";
import { useReportPurchase } from "../../tracking/use-purchase.ts";

/** True for a status that no longer changes by itself. */
export function isSettled(status: TransactionStatus): boolean {
  return status === TransactionStatus.Success || status === TransactionStatus.Fail;
}

/**
 * Where a payment stands, asked every 3 seconds for a minute and every 30 seconds after that. An operator that is down is
 * asked on: the payment is not affected by it.
 * The first page that sees the success empties the cart of this order, and reports the purchase, once for each transaction and with consent only.
 * @param cId id of the checkout, from the address
 */
export function usePaymentCheck(cId: string | undefined) {
  const api = useApi();
  const report = useReportPurchase();
  const { forgetOrdered } = useOrderDraft();
  const check = useQuery({
    queryKey: checkKey(cId),
    queryFn: async ({ client }) => {
      const ahead = checkAheadQuery({ api }, cId ?? "");
      // Asked for ahead or now: each answer counts once.
      const answer = await client.fetchQuery(ahead).finally(() => client.removeQueries({ queryKey: ahead.queryKey }));
      // Before anybody reads of it and leaves: what is paid must not stay in the cart.
      if (answer.transactionStatus === TransactionStatus.Success) await forgetOrdered(answer.orderId);
      return answer;
    },
    enabled: cId !== undefined && cId !== "",
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data && isSettled(state.data.transactionStatus)) return false;
      return nextRound(state);
    },
  });
  const { data } = check;
  useEffect(() => {
    if (data) void report(data);
  }, [data, report]);
  return check;
}
