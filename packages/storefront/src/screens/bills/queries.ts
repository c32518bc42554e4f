import { queryOptions } from "@tanstack/react-query";
import { myInvoices } from "@tribun/api-client/calls/invoices";
import type { ApiScope } from "../../api/queries.ts";

/** Invoices on a page of the list; the operator's own size. */
export const PAGE_SIZE = 12;

/** Own invoices, newest first. */
export const invoicesQuery = ({ api, language }: ApiScope, page: number) =>
  queryOptions({
    queryKey: ["private", language, "invoices", page],
    queryFn: ({ signal }) => api(myInvoices, { query: { page: String(page) }, signal }),
    staleTime: 0,
  });
