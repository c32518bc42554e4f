import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../platform/app/api-scope.ts";
import { OWN_MS } from "../../../platform/queries/queries.ts";

/** Packs on own lines that run or are about to; fails with 1023 without a contract, 1020 without a record at the partner. */
export const myPacksQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "packs"],
    queryFn: async ({ signal }) => {
      const { myOptions } = await import("@tribun/api-client/calls/packs");
      return api(myOptions, { signal });
    },
    staleTime: OWN_MS,
  });
