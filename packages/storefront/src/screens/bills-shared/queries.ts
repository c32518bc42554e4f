import { queryOptions } from "@tanstack/react-query";
import type { Invoice } from "@tribun/api-client/contract";
import { type ApiScope, OWN_MS } from "../../api/queries.ts";

/** Invoices on a page of the list; the operator's own size. */
export const PAGE_SIZE = 12;

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
    queryFn: async ({ signal }) => {
      const { myInvoices } = await import("@tribun/api-client/calls/invoices");
      const query = { page: `${page}`, ...(year !== undefined && { year: `${year}` }), ...(paid !== undefined && { paid }) };
      return api(myInvoices, { query, signal });
    },
    staleTime: OWN_MS,
  });

/** All own invoices that are still open: what is most urgent may stand on any page of them. Fails as the list does. */
export const openInvoicesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "invoices", "list", "open"],
    networkMode: "offlineFirst",
    queryFn: async ({ signal }) => {
      const { myInvoices } = await import("@tribun/api-client/calls/invoices");
      const open: Invoice[] = [];
      let page: readonly Invoice[];
      do {
        page = await api(myInvoices, { query: { page: `${open.length / PAGE_SIZE + 1}`, paid: "false" }, signal });
        open.push(...page);
      } while (page.length === PAGE_SIZE);
      return open;
    },
    staleTime: OWN_MS,
  });
