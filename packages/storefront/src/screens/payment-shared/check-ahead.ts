import { queryOptions } from "@tanstack/react-query";
import { checkoutStatus } from "@tribun/api-client/calls/orders";
import { type ApiScope, OWN_MS } from "../../api/queries.ts";

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
