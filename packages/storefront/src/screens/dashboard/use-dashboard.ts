import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { linesQuery } from "../../api/queries.ts";
import { useApiScope } from "../../api/use-app.tsx";
import { useChanges } from "../account-common/use-changes.ts";
import { useSession } from "../../session/use-session.ts";
import { ordersQuery } from "./queries.ts";

/** Lines and open orders of the fan, fetched again whenever the operator's revision moves. */
export function useDashboard() {
  const scope = useApiScope();
  const { reload } = useSession();
  // The fan's own record says whether there is a line; a failure here is told by the queries below.
  useChanges(useCallback(() => void reload().catch(() => undefined), [reload]));
  return { lines: useQuery(linesQuery(scope)), orders: useQuery(ordersQuery(scope)) };
}
