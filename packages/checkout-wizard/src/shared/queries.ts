import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import type { Basket } from "@tribun/api-client/contract";
import { couponCode, productPlans, tariffDetail, tariffs } from "@tribun/api-client/calls/catalogue";
import { contractSummary, myLines } from "@tribun/api-client/calls/orders";
import { contentOf, type Language } from "@tribun/domain";

/*
 * The keys match the rest of the storefront, so that the cache is shared: `public` or `private` (cleared at logout), then the language,
 * because the answers contain texts.
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

/** The discount of a coupon for this tariff. */
export const couponQuery = (api: Api, language: Language, code: string | undefined, tariffId: string) =>
  queryOptions({
    queryKey: ["public", language, "coupon", code, tariffId],
    queryFn: ({ signal }) => api(couponCode, { params: { code: code ?? "" }, query: { tariffId }, signal }),
    enabled: code !== undefined,
  });

/** Error codes of a refused coupon, from its check, the pricing or the order. */
export const COUPON_CODES: readonly string[] = ["1101", "1102", "1103"];

/**
 * The contract summary of exactly this basket. Another basket is another query and never gets a cached answer (L01). The same holds for
 * another kind of buyer, because a consumer's summary contains rights that a company does not have.
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

/** All tariffs; the list shows which tariff a short-term version belongs to. */
export const tariffsQuery = (api: Api, language: Language) =>
  queryOptions({ queryKey: ["public", language, "tariffs"], queryFn: ({ signal }) => api(tariffs, { signal }) });
