import { queryOptions } from "@tanstack/react-query";
import { myOrders } from "@tribun/api-client/calls/orders";
import { type ApiScope, OWN_MS } from "../../api/queries.ts";

/** Own orders that are not finished. */
export const ordersQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "orders"],
    // Fails without a network instead of waiting for one: the page opens then, too.
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => api(myOrders, { signal }),
    staleTime: OWN_MS,
  });
