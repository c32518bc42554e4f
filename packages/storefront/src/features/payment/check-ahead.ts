import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { checkoutStatus } from "@tribun/api-client/calls/orders";
import type { ApiScope } from "../../platform/app/use-app.tsx";
import { OWN_MS } from "../../platform/queries/queries.ts";

/** Key prefix of the results of all payments. */
export const CHECKS = ["public", "checkout"] as const;

/** Key of a payment's result, which a page keeps while it is open. */
export const checkKey = (cId: string | undefined, fan?: string) => [...CHECKS, cId, fan] as const;

/**
 * Query for a payment's result, fetched while the page's code loads. Read it only through `usePaymentCheck`, which empties the cart of a
 * paid order before any component sees the result.
 */
export const checkAheadQuery = ({ api }: Pick<ApiScope, "api">, cId: string) =>
  queryOptions({
    queryKey: ["public", "checkout-ahead", cId],
    queryFn: ({ signal }) => api(checkoutStatus, { params: { id: cId }, signal }),
    staleTime: OWN_MS,
    gcTime: OWN_MS,
  });

/**
 * Fetches the result ahead, unless an open page has fetched it meanwhile: that page has removed this query, so the call would be sent
 * twice.
 */
export async function askAhead(
  { api, queryClient }: Pick<ApiScope, "api"> & { readonly queryClient: QueryClient },
  cId: string,
): Promise<void> {
  if (queryClient.getQueryState(checkKey(cId)) === undefined) await queryClient.prefetchQuery(checkAheadQuery({ api }, cId));
}
