import { queryOptions } from "@tanstack/react-query";
import { chargesDetails, invoiceDetail, invoiceSeasons, myInvoices } from "@tribun/api-client/calls/invoices";
import type { Invoice } from "@tribun/api-client/contract";
import type { ApiScope } from "../../../platform/app/use-app.tsx";
import { OWN_MS } from "../../../platform/queries/queries.ts";

/** Sums of every year, latest first. Throws ApiError 1020 if the fan is no customer in the partner system. */
export const seasonsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "invoices", "seasons"],
    // Fails at once without a network instead of waiting, so that the page still opens.
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => api(invoiceSeasons, { signal }),
    staleTime: OWN_MS,
  });

/** One own invoice; shows the list's data until it loads. Throws ApiError 1021 if the fan has no such invoice. */
export const invoiceQuery = ({ api, language }: ApiScope, id: string, known: Invoice | undefined) =>
  queryOptions({
    queryKey: ["private", language, "invoices", "one", id],
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => api(invoiceDetail, { params: { id }, signal }),
    ...(known && { placeholderData: known }),
    staleTime: OWN_MS,
  });

/** Charges that are on no invoice yet. Throws ApiError 1023 without a contract, 1020 if the fan is no customer in the partner system. */
export const unbilledQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "unbilled"],
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => api(chargesDetails, { signal }),
    staleTime: OWN_MS,
  });

/** A list of invoices: a year, a page, and a filter for open or paid ones. */
export type InvoiceList = {
  readonly year?: number | undefined;
  readonly paid?: "true" | "false" | undefined;
  readonly page?: number | undefined;
};

/** Own invoices, newest first. Throws ApiError 1020 if the fan is no customer in the partner system. */
export const invoicesQuery = ({ api, language }: ApiScope, { year, paid, page = 1 }: InvoiceList) =>
  queryOptions({
    queryKey: ["private", language, "invoices", "list", year, paid, page],
    // Fails at once without a network instead of waiting, so that the page still opens.
    networkMode: "offlineFirst",
    queryFn: ({ signal }) => {
      const query = { page: `${page}`, ...(year !== undefined && { year: `${year}` }), ...(paid !== undefined && { paid }) };
      return api(myInvoices, { query, signal });
    },
    staleTime: OWN_MS,
  });
