import { queryOptions } from "@tanstack/react-query";
import type { Standing } from "@tribun/api-client/contract";
import { myOrders } from "@tribun/api-client/calls/orders";
import type { ApiScope } from "../../../platform/app/use-app.tsx";
import { OWN_MS, STANDING } from "../../../platform/queries/queries.ts";

/** Own open orders. Skips the call if the ping's answer says that there is none. */
export const ordersQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "orders"],
    // Fails at once without a network instead of waiting, so that the page still opens.
    networkMode: "offlineFirst",
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryCache().find<Standing>({ queryKey: STANDING });
      if (known?.state.data?.hasOrders === false && !known.isStaleByTime(OWN_MS)) return [];
      return api(myOrders, { signal });
    },
    staleTime: OWN_MS,
  });
