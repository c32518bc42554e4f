import { MINUTE_MS } from "@tribun/domain";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { ApiScope } from "../app/api-scope.ts";
import { offeredTariffs } from "../brand/offers.ts";

/** Milliseconds for which what every visitor is told alike is fresh: the catalogue, the season. */
export const CATALOGUE_MS = 5 * MINUTE_MS;
/** Milliseconds for which what was asked for when a finger came near is fresh to the page that it opens. */
export const OWN_MS = 3000;

/** Where the answer to the question lies whether anything of the fan's has changed. */
export const STANDING = ["private", "ping"] as const;

/** All tariffs that the club sells. */
export const tariffsQuery = ({ api, language, brand }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "tariffs"],
    queryFn: async ({ signal }) => {
      const { tariffs } = await import("@tribun/api-client/calls/catalogue");
      return offeredTariffs(brand, await api(tariffs, { signal }));
    },
    staleTime: CATALOGUE_MS,
  });

/** One tariff, by id or slug; fails with 1012 when there is none, or none that the club sells. */
export const tariffQuery = ({ api, language, brand }: ApiScope, idOrSlug: string) =>
  queryOptions({
    queryKey: ["public", language, "tariff", idOrSlug],
    queryFn: async ({ signal }) => {
      const { tariffDetail } = await import("@tribun/api-client/calls/catalogue");
      const [tariff] = offeredTariffs(brand, [await api(tariffDetail, { params: { idOrSlug }, signal })]);
      if (!tariff) throw new ApiError("1012");
      return tariff;
    },
    staleTime: CATALOGUE_MS,
  });

/**
 * Packs on sale, in the order of the catalogue.
 * @param tag only those of a subject: `roaming` are for surfing where a tariff does not reach
 */
export const packsQuery = ({ api, language }: ApiScope, tag?: "roaming") =>
  queryOptions({
    queryKey: ["public", language, "packs", tag ?? "all"],
    queryFn: async ({ signal }) => {
      const { options } = await import("@tribun/api-client/calls/packs");
      return api(options, { ...(tag && { query: { tag } }), signal });
    },
    staleTime: CATALOGUE_MS,
  });

/** The fan's own lines. Keys that begin with `private` are forgotten at logout. */
export const linesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "lines"],
    // Fails without a network instead of waiting for one: the page opens then, too.
    networkMode: "offlineFirst",
    queryFn: async ({ signal }) => {
      const { myLines } = await import("@tribun/api-client/calls/orders");
      return api(myLines, { signal });
    },
    staleTime: OWN_MS,
  });

/** One of the fan's own orders. */
export const orderQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["private", language, "order", id],
    queryFn: async ({ signal }) => {
      const { orderDetail } = await import("@tribun/api-client/calls/orders");
      return api(orderDetail, { params: { id }, signal });
    },
    staleTime: OWN_MS,
  });
