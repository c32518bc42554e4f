import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import type { Basket } from "@tribun/api-client/contract";
import { couponCode, productPlans, tariffDetail } from "@tribun/api-client/calls/catalogue";
import { contractSummary, myLines } from "@tribun/api-client/calls/orders";
import { contentOf, type Language } from "@tribun/domain";

/*
 * Keys as in the rest of the storefront, so that answers are shared: `public` or `private` (forgotten at logout), then the
 * language, because texts in the answers follow it.
 */

/** One tariff with its prices. */
export const tariffQuery = (api: Api, language: Language, id: string) =>
  queryOptions({
    queryKey: ["public", language, "tariff", id],
    queryFn: ({ signal }) => api(tariffDetail, { params: { idOrSlug: id }, signal }),
    enabled: id !== "",
  });

/** Jerseys for a tariff. */
export const plansQuery = (api: Api, language: Language, tariffId: string) =>
  queryOptions({
    queryKey: ["public", language, "product-plans", tariffId],
    queryFn: ({ signal }) => api(productPlans, { query: { tariffId }, signal }),
    enabled: tariffId !== "",
  });

/** Lines of the signed-in fan, for a partner tariff's main line. */
export const linesQuery = (api: Api, language: Language, enabled: boolean) =>
  queryOptions({ queryKey: ["private", language, "lines"], queryFn: ({ signal }) => api(myLines, { signal }), enabled });

/** What a coupon takes off this tariff. */
export const couponQuery = (api: Api, language: Language, code: string | undefined, tariffId: string) =>
  queryOptions({
    queryKey: ["public", language, "coupon", code, tariffId],
    queryFn: ({ signal }) => api(couponCode, { params: { code: code ?? "" }, query: { tariffId }, signal }),
    enabled: code !== undefined,
  });

/** Refusals of a coupon: when it is looked at, or the order is priced or sent. */
export const COUPON_CODES: readonly string[] = ["1101", "1102", "1103"];

/**
 * The contract summary of exactly this basket; another basket is another query, and never answered from a stale one (L01). So is another
 * kind of buyer: a consumer's tells of rights that a company does not have.
 */
export const summaryQuery = (api: Api, language: Language, basket: Basket | undefined, business: boolean) =>
  queryOptions({
    queryKey: ["public", language, "contract-summary", contentOf(basket), business],
    queryFn: ({ signal }) => {
      if (basket === undefined) throw new Error("no basket to summarise");
      return api(contractSummary, { body: basket, signal });
    },
    enabled: basket !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
