import { queryOptions } from "@tanstack/react-query";
import { chargesDetails, invoiceDetail, invoiceSeasons, myInvoices } from "@tribun/api-client/calls/invoices";
import type { Invoice } from "@tribun/api-client/contract";
import type { ApiScope } from "../../../platform/app/api-scope.ts";
import { OWN_MS } from "../../../platform/queries/queries.ts";

/** Sums of every year, the latest first. Fails with 1020 without a record at the partner. */
export const seasonsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "invoices", "seasons"],
    // Fails without a network instead of waiting for one: the page opens then, too.
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => api(invoiceSeasons, { signal }),
    staleTime: OWN_MS,
  });

/** One own invoice, with what a list knows of it until it comes; fails with 1021 where there is none. */
export const invoiceQuery = ({ api, language }: ApiScope, id: string, known: Invoice | undefined) =>
  queryOptions({
    queryKey: ["private", language, "invoices", "one", id],
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => api(invoiceDetail, { params: { id }, signal }),
    ...(known && { placeholderData: known }),
    staleTime: OWN_MS,
  });

/** What is on no invoice yet; fails with 1023 without a contract, 1020 without a record at the partner. */
export const unbilledQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "unbilled"],
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => api(chargesDetails, { signal }),
    staleTime: OWN_MS,
  });

/** What a list of invoices shows: a year, a page of it, and whether only what is open or only what is settled. */
export type InvoiceList = {
  readonly year?: number | undefined;
  readonly paid?: "true" | "false" | undefined;
  readonly page?: number | undefined;
};

/** Own invoices, newest first. Fails with 1020 without a record at the partner. */
export const invoicesQuery = ({ api, language }: ApiScope, { year, paid, page = 1 }: InvoiceList) =>
  queryOptions({
    queryKey: ["private", language, "invoices", "list", year, paid, page],
    // Fails without a network instead of waiting for one: the page opens then, too.
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => {
      const query = { page: `${page}`, ...(year !== undefined && { year: `${year}` }), ...(paid !== undefined && { paid }) };
      return api(myInvoices, { query, signal });
    },
    staleTime: OWN_MS,
  });
