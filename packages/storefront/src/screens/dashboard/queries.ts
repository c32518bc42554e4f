import { queryOptions } from "@tanstack/react-query";
import { myOrders, ping } from "@tribun/api-client/calls/orders";
import type { ApiScope } from "../../api/queries.ts";
import { nextRound } from "../../api/rounds.ts";

/** Own orders that are not finished. */
export const ordersQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "orders"],
    // Fails without a network instead of waiting for one: the page opens then, too.
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => api(myOrders, { signal }),
    staleTime: 0,
  });

/** Asks whether anything changed: every 3 seconds for the first 20 rounds, then every 30 (flows §4.7). Failures are asked again. */
export const pingQuery = ({ api }: ApiScope) =>
  queryOptions({
    queryKey: ["private", "ping"],
    queryFn: ({ signal }) => api(ping, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => nextRound(state),
  });
