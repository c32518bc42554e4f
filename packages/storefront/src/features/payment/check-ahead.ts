import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { checkoutStatus } from "@tribun/api-client/calls/orders";
import type { ApiScope } from "../../platform/app/api-scope.ts";
import { OWN_MS } from "../../platform/queries/queries.ts";

/** How all payments went that pages know of. */
export const CHECKS = ["public", "checkout"] as const;

/** Where a page keeps how its payment went, for as long as it is open. */
export const checkKey = (cId: string | undefined, fan?: string) => [...CHECKS, cId, fan] as const;

/**
 * How a payment went, asked for while its page's code comes. Read it through `usePaymentCheck` alone, which empties the cart of what is
 * paid before anybody knows of it.
 */
export const checkAheadQuery = ({ api }: Pick<ApiScope, "api">, cId: string) =>
  queryOptions({
    queryKey: ["public", "checkout-ahead", cId],
    queryFn: ({ signal }) => api(checkoutStatus, { params: { id: cId }, signal }),
    staleTime: OWN_MS,
    gcTime: OWN_MS,
  });

/** Asks for it ahead, unless a page that is open has asked by itself meanwhile: what that has taken is gone, and would be asked for twice. */
export async function askAhead(
  { api, queryClient }: Pick<ApiScope, "api"> & { readonly queryClient: QueryClient },
  cId: string,
): Promise<void> {
  if (queryClient.getQueryState(checkKey(cId)) === undefined) await queryClient.prefetchQuery(checkAheadQuery({ api }, cId));
}
