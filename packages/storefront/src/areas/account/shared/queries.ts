import { queryOptions } from "@tanstack/react-query";
import { myInvoices } from "@tribun/api-client/calls/invoices";
import type { Invoice } from "@tribun/api-client/contract";
import type { ApiScope } from "../../../platform/app/use-app.tsx";
import { OWN_MS } from "../../../platform/queries/queries.ts";

/** Invoices on a page of the list, the same as the operator's page size. */
export const PAGE_SIZE = 12;

/** All open own invoices from every page, because the most urgent one may be on any page. Throws the same errors as the list. */
export const openInvoicesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "invoices", "list", "open"],
    networkMode: "offlineFirst",
    queryFn: async ({ signal }) => {
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
