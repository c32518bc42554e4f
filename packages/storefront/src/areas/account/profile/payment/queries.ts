import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../../platform/app/api-scope.ts";
import { OWN_MS } from "../../../../platform/queries/queries.ts";

/** Own ways to pay, the default first. The key is that of the order's own question, so that both know of a change. */
export const methodsQuery = ({ api }: Pick<ApiScope, "api">) =>
  queryOptions({
    queryKey: ["private", "payment-methods"],
    queryFn: async ({ signal }) => {
      const { paymentMethods } = await import("@tribun/api-client/calls/payments");
      return api(paymentMethods, { signal });
    },
    staleTime: OWN_MS,
  });
