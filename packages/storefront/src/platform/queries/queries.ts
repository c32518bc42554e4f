import { MINUTE_MS } from "@tribun/domain";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { ApiScope } from "../app/use-app.tsx";
import { offeredTariffs } from "../brand/offers.ts";

/** How long data that is the same for every visitor stays fresh, in milliseconds: the catalogue, the season. */
export const CATALOGUE_MS = 5 * MINUTE_MS;
/** How long data that was fetched ahead stays fresh for the page that then opens, in milliseconds. */
export const OWN_MS = 3000;

/** Query key of the ping, which says whether anything of the fan's has changed. */
export const STANDING = ["private", "ping"] as const;

/** Query for all tariffs that the club sells. */
export const tariffsQuery = ({ api, language, brand }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "tariffs"],
    queryFn: async ({ signal }) => {
      const { tariffs } = await import("@tribun/api-client/calls/catalogue");
      return offeredTariffs(brand, await api(tariffs, { signal }));
    },
    staleTime: CATALOGUE_MS,
  });

/** Query for one tariff, by id or slug; fails with 1012 when there is none, or none that the club sells. */
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
 * Query for the packs on sale, in the order of the catalogue.
 * @param tag only packs of one subject: `roaming` packs are for data where a tariff does not reach
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

/** Query for the fan's own lines. What is stored under keys that begin with `private` is deleted at logout. */
export const linesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "lines"],
    // Fails without a network instead of waiting for one, so that the page opens offline too.
    networkMode: "offlineFirst",
    queryFn: async ({ signal }) => {
      const { myLines } = await import("@tribun/api-client/calls/orders");
      return api(myLines, { signal });
    },
    staleTime: OWN_MS,
  });

/** Query for one of the fan's own orders. */
export const orderQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["private", language, "order", id],
    queryFn: async ({ signal }) => {
      const { orderDetail } = await import("@tribun/api-client/calls/orders");
      return api(orderDetail, { params: { id }, signal });
    },
    staleTime: OWN_MS,
  });
