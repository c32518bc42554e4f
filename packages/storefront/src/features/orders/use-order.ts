import { useQuery } from "@tanstack/react-query";
import { orderQuery } from "../../platform/queries/queries.ts";
import { nextRound } from "../../platform/queries/rounds.ts";
import { useApiScope } from "../../platform/app/use-app.tsx";

const OVER = ["active", "paymentFailed", "expired", "rejected", "withdrawn", "cancelled"];

/** The operator's reasons for refusing another fan's order, an unknown one and a malformed id; pages treat them alike. */
export const UNKNOWN_ORDER = ["orderNotFound", "validation"];

/** The order, fetched again every 3 s, after a minute every 30 s, until its line is active or the order is over. */
export function useOrder(id: string | undefined, enabled: boolean) {
  const scope = useApiScope();
  return useQuery({
    ...orderQuery(scope, id ?? ""),
    enabled: enabled && id !== undefined && id !== "",
    refetchInterval: ({ state }) => {
      if (state.data && OVER.includes(state.data.state)) return false;
      return nextRound(state);
    },
  });
}
