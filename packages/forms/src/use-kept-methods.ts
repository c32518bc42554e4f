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

/** Those ways, and whether they are known. Where they cannot be read the others are enough to pay with. */
export function useKeptMethods(api: Api, signedIn: boolean): { readonly kept: readonly PaymentMethod[]; readonly known: boolean } {
  const query = useQuery(keptMethodsQuery(api, signedIn));
  return { kept: query.data ?? [], known: !signedIn || query.isFetched };
}
