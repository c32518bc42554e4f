import { queryOptions } from "@tanstack/react-query";
import { matchDayPack } from "@tribun/domain";
import type { ApiScope } from "../../../platform/app/use-app.tsx";
import { CATALOGUE_MS } from "../../../platform/queries/queries.ts";

/** The match day pack of all packs on sale; null if there is none. A separate query, because the page needs only this pack. */
export const matchDayPackQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "packs", "matchDay"],
    queryFn: async ({ signal }) => {
      const { options } = await import("@tribun/api-client/calls/packs");
      return matchDayPack(await api(options, { signal })) ?? null;
    },
    staleTime: CATALOGUE_MS,
  });
