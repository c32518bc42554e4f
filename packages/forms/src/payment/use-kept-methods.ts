import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import type { PaymentMethod } from "@tribun/api-client/contract";

/** Kept ways to pay of the signed-in fan; forgotten at logout like everything private. */
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
  /** There is nothing to wait for: where they cannot be read the others are enough to pay with. */
  readonly known: boolean;
  /** They could be read, so that none are kept where there are none. */
  readonly read: boolean;
};

/** Those ways, and what is known of them. */
export function useKeptMethods(api: Api, signedIn: boolean): KeptMethods {
  const query = useQuery(keptMethodsQuery(api, signedIn));
  return { kept: query.data ?? [], known: !signedIn || query.isFetched, read: query.data !== undefined };
}
