import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { linesQuery } from "../../api/queries.ts";
import { useApiScope } from "../../api/use-app.tsx";
import { useSession } from "../../session/use-session.ts";
import { ordersQuery, pingQuery } from "./queries.ts";

/** Lines and open orders of the fan, fetched again whenever the operator's revision moves. */
export function useDashboard() {
  const scope = useApiScope();
  const client = useQueryClient();
  const { reload } = useSession();
  const lines = useQuery(linesQuery(scope));
  const orders = useQuery(ordersQuery(scope));
  const revision = useQuery(pingQuery(scope)).data?.revision;
  const seen = useRef(revision);

  useEffect(() => {
    if (revision === undefined || revision === seen.current) return;
    const first = seen.current === undefined;
    seen.current = revision;
    if (first) return;
    for (const name of ["lines", "orders", "invoices"]) void client.invalidateQueries({ queryKey: ["private", scope.language, name] });
    // The fan's own record says whether there is a line; a failure here is told by the queries above.
    reload().catch(() => undefined);
  }, [revision, client, scope.language, reload]);

  return { lines, orders };
}
