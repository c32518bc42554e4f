import { useQuery } from "@tanstack/react-query";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useOwnChanges } from "../shared/use-changes.ts";
import { openInvoicesQuery } from "../shared/queries.ts";
import { ordersQuery } from "./queries.ts";

/** Lines, open orders and open bills of the fan, fetched again whenever the operator's revision moves; so is the record that says whether there is a line. */
export function useDashboard() {
  const scope = useApiScope();
  useOwnChanges();
  return { lines: useQuery(linesQuery(scope)), orders: useQuery(ordersQuery(scope)), bills: useQuery(openInvoicesQuery(scope)) };
}
