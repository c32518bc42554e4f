import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import type { PaymentMethod } from "@tribun/api-client/contract";

/** Kept payment methods of the signed-in fan; logout removes them from the cache like all private data. */
export const keptMethodsQuery = (api: Api, enabled: boolean) =>
  queryOptions({
    queryKey: ["private", "payment-methods"],
    queryFn: async ({ signal }) => {
      const { paymentMethods } = await import("@tribun/api-client/calls/payments");
      return api(paymentMethods, { signal });
    },
    enabled,
  });

type KeptMethods = {
  readonly kept: readonly PaymentMethod[];
  /** True when there is nothing to wait for. If the fetch failed, the fan can still pay with a new method. */
  readonly known: boolean;
  /** True if the fetch succeeded, so that an empty `kept` means the fan has none. */
  readonly read: boolean;
};

/** The kept payment methods and the state of their fetch. */
export function useKeptMethods(api: Api, signedIn: boolean): KeptMethods {
  const query = useQuery(keptMethodsQuery(api, signedIn));
  return { kept: query.data ?? [], known: !signedIn || query.isFetched, read: query.data !== undefined };
}
