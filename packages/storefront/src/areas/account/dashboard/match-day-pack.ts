import { queryOptions } from "@tanstack/react-query";
import { matchDayPack } from "@tribun/domain";
import type { ApiScope } from "../../../platform/app/api-scope.ts";
import { CATALOGUE_MS } from "../../../platform/queries/queries.ts";

/** The pack of a match day, of all on sale; null while none is. By itself, as it comes with the page and the others need not. */
export const matchDayPackQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "packs", "matchDay"],
    queryFn: async ({ signal }) => {
      const { options } = await import("@tribun/api-client/calls/packs");
      return matchDayPack(await api(options, { signal })) ?? null;
    },
    staleTime: CATALOGUE_MS,
  });
