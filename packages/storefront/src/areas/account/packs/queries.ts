import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../platform/app/use-app.tsx";
import { CATALOGUE_MS } from "../../../platform/queries/queries.ts";

/** One pack, by id or external id. Throws ApiError 1024 or 1025 if there is none. */
export const packQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["public", language, "pack", id],
    queryFn: async ({ signal }) => {
      const { optionDetail } = await import("@tribun/api-client/calls/packs");
      return api(optionDetail, { params: { id }, signal });
    },
    staleTime: CATALOGUE_MS,
  });
