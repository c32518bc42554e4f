import { queryOptions } from "@tanstack/react-query";
import { type ApiScope, CATALOGUE_MS, OWN_MS } from "../../api/queries.ts";

/** One pack, by id or external id; fails with 1024 or 1025 when there is none. */
export const packQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["public", language, "pack", id],
    queryFn: async ({ signal }) => {
      const { optionDetail } = await import("@tribun/api-client/calls/packs");
      return api(optionDetail, { params: { id }, signal });
    },
    staleTime: CATALOGUE_MS,
  });

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
