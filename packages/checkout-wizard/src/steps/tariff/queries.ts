import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import { tariffs } from "@tribun/api-client/calls/catalogue";
import type { Language } from "@tribun/domain";

/* What this step alone asks for; keys as in `wizard/queries.ts`. */

/** All tariffs; tells which one a short version belongs to. */
export const tariffsQuery = (api: Api, language: Language) =>
  queryOptions({ queryKey: ["public", language, "tariffs"], queryFn: ({ signal }) => api(tariffs, { signal }) });

/** Packs for surfing where no tariff reaches. */
export const roamingPacksQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ["public", language, "packs", "roaming"],
    queryFn: async ({ signal }) => {
      const { options } = await import("@tribun/api-client/calls/packs");
      return api(options, { query: { tag: "roaming" }, signal });
    },
  });
