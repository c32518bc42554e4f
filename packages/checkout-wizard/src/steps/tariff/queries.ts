import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import { tariffs } from "@tribun/api-client/calls/catalogue";
import type { Language } from "@tribun/domain";

/* Queries of this step only; keys as in `shared/queries.ts`. */

/** All tariffs; the list shows which tariff a short-term version belongs to. */
export const tariffsQuery = (api: Api, language: Language) =>
  queryOptions({ queryKey: ["public", language, "tariffs"], queryFn: ({ signal }) => api(tariffs, { signal }) });

/** Data packs for roaming outside the tariff's zones. */
export const roamingPacksQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ["public", language, "packs", "roaming"],
    queryFn: async ({ signal }) => {
      const { options } = await import("@tribun/api-client/calls/packs");
      return api(options, { query: { tag: "roaming" }, signal });
    },
  });
