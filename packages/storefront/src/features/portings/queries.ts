import { queryOptions } from "@tanstack/react-query";
import { DAY_MS } from "@tribun/domain";
import type { ApiScope } from "../../platform/app/use-app.tsx";

/** Query for the providers that a number can come from, unlisted ones last; `DonorChoice` has the same query key. */
export const donorsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "mnp-providers"],
    queryFn: async ({ signal }) => {
      const { mnpProviders } = await import("@tribun/api-client/calls/catalogue");
      return api(mnpProviders, { signal });
    },
    staleTime: DAY_MS,
  });
