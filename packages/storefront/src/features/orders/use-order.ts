import { useQuery } from "@tanstack/react-query";
import { orderQuery } from "../../platform/queries/queries.ts";
import { nextRound } from "../../platform/queries/rounds.ts";
import { useApiScope } from "../../platform/app/use-app.tsx";

const OVER = ["active", "paymentFailed", "expired", "rejected", "withdrawn", "cancelled"];

/** How the operator refuses an order of somebody else's, one that there is not, and an id that is none: they look the same. */
export const UNKNOWN_ORDER = ["orderNotFound", "validation"];

/** The order, asked for again until its line is active or the order is over (3 s, after a minute 30 s). */
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
