import { useQuery } from "@tanstack/react-query";
import { linesQuery } from "../../api/queries.ts";
import { useApiScope } from "../../api/use-app.tsx";
import { useOwnChanges } from "../account-common/use-changes.ts";
import { openInvoicesQuery } from "../bills-shared/queries.ts";
import { ordersQuery } from "./queries.ts";

/** Lines, open orders and open bills of the fan, fetched again whenever the operator's revision moves; so is the record that says whether there is a line. */
export function useDashboard() {
  const scope = useApiScope();
  useOwnChanges();
  return { lines: useQuery(linesQuery(scope)), orders: useQuery(ordersQuery(scope)), bills: useQuery(openInvoicesQuery(scope)) };
}
