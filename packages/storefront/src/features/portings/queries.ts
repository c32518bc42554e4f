import { queryOptions } from "@tanstack/react-query";
import { DAY_MS } from "@tribun/domain";
import type { ApiScope } from "../../platform/app/api-scope.ts";

/** Providers that a number can come from, the unlisted ones last; as the order's form asks for them. */
export const donorsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "mnp-providers"],
    queryFn: async ({ signal }) => {
      const { mnpProviders } = await import("@tribun/api-client/calls/catalogue");
      return api(mnpProviders, { signal });
    },
    staleTime: DAY_MS,
  });
