import { MINUTE_MS } from "@tribun/domain";
import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../../platform/app/use-app.tsx";

const SHOPS_MS = 60 * MINUTE_MS;

/** All open shops. */
export const shopsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "shops"],
    queryFn: async ({ signal }) => {
      const { distributors } = await import("@tribun/api-client/calls/fan-service");
      return api(distributors, { signal });
    },
    staleTime: SHOPS_MS,
  });

/** The ten shops nearest to a postal code, nearest first. Throws ApiError 1014 if none is near. */
export const shopsNearQuery = ({ api, language }: ApiScope, plz: string) =>
  queryOptions({
    queryKey: ["public", language, "shops", plz],
    queryFn: async ({ signal }) => {
      const { distributors } = await import("@tribun/api-client/calls/fan-service");
      return api(distributors, { query: { plz }, signal });
    },
    staleTime: SHOPS_MS,
  });
