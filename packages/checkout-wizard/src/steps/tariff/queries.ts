import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import type { Language } from "@tribun/domain";

/* Queries of this step only; keys as in `shared/queries.ts`. */

/** Data packs for roaming outside the tariff's zones. */
export const roamingPacksQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ["public", language, "packs", "roaming"],
    queryFn: async ({ signal }) => {
      const { options } = await import("@tribun/api-client/calls/packs");
      return api(options, { query: { tag: "roaming" }, signal });
    },
  });
