import { queryOptions } from "@tanstack/react-query";
import { MINUTE_MS } from "@tribun/domain";
import type { ApiScope } from "../../../platform/app/use-app.tsx";
import { outagesKey } from "../outages-key.ts";

/** Query for the current outages of the network. */
export const outagesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: outagesKey(language),
    queryFn: async ({ signal }) => {
      const { outages } = await import("@tribun/api-client/calls/outages");
      return api(outages, { signal });
    },
    staleTime: MINUTE_MS,
  });
