import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../platform/app/use-app.tsx";
import { OWN_MS } from "../../../platform/queries/queries.ts";

/**
 * Running and scheduled packs on own lines. Throws ApiError 1023 without a contract, 1020 if the fan is no customer in the partner system.
 */
export const myPacksQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "packs"],
    queryFn: async ({ signal }) => {
      const { myOptions } = await import("@tribun/api-client/calls/packs");
      return api(myOptions, { signal });
    },
    staleTime: OWN_MS,
  });
