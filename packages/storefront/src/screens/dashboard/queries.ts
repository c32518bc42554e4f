import { queryOptions } from "@tanstack/react-query";
import { myOrders, ping } from "@tribun/api-client/calls/orders";
import type { ApiScope } from "../../api/queries.ts";

const FAST_MS = 3000;
const SLOW_MS = 30_000;
const FAST_ROUNDS = 20;

/** Own orders that are not finished. */
export const ordersQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "orders"],
    queryFn: ({ signal }) => api(myOrders, { signal }),
    staleTime: 0,
  });

/** Asks whether anything changed: every 3 seconds for the first 20 rounds, then every 30 (flows §4.7). Failures are asked again. */
export const pingQuery = ({ api }: ApiScope) =>
  queryOptions({
    queryKey: ["private", "ping"],
    queryFn: ({ signal }) => api(ping, { signal }),
    staleTime: 0,
    refetchInterval: (query) => pause(query.state.dataUpdateCount + query.state.errorUpdateCount),
  });

/** Milliseconds to the next round after so many. */
export function pause(rounds: number): number {
  return rounds < FAST_ROUNDS ? FAST_MS : SLOW_MS;
}
