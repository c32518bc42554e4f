import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../../platform/app/use-app.tsx";
import { OWN_MS } from "../../../../platform/queries/queries.ts";

/** Own payment methods, the default first. Has the same key as the order's query, so that both see a change. */
export const methodsQuery = ({ api }: Pick<ApiScope, "api">) =>
  queryOptions({
    queryKey: ["private", "payment-methods"],
    queryFn: async ({ signal }) => {
      const { paymentMethods } = await import("@tribun/api-client/calls/payments");
      return api(paymentMethods, { signal });
    },
    staleTime: OWN_MS,
  });
