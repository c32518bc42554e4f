import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { ping } from "@tribun/api-client/calls/orders";
import { useCallback, useEffect, useRef } from "react";
import { type ApiScope, useApiScope, useApp } from "../../../platform/app/use-app.tsx";
import { OWN_MS, STANDING } from "../../../platform/queries/queries.ts";
import { nextRound } from "../../../platform/queries/rounds.ts";
import { reports } from "../../../platform/tracking/use-purchase.ts";
import { AWAITED_KEY } from "../../../hydration/hand-over.ts";
import { readItem } from "../../../hydration/storage.ts";

/**
 * Polls for changes: every 3 seconds for the first 20 rounds, then every 30 (flows §4.7), also after a failure. The user record contains
 * the first answer.
 */
export const pingQuery = ({ api }: ApiScope) =>
  queryOptions({
    queryKey: STANDING,
    queryFn: ({ signal }) => api(ping, { signal }),
    staleTime: OWN_MS,
    refetchInterval: ({ state }) => nextRound(state),
  });

/**
 * Follows changes in other tabs, on other devices and at the operator: refetches the fan's own data whenever the operator's revision
 * changes. Typed text stays, because nothing remounts.
 * @param also runs at every change too
 */
export function useChanges(also?: () => void): void {
  const scope = useApiScope();
  const client = useQueryClient();
  const app = useApp();
  const revision = useQuery(pingQuery(scope)).data?.revision;
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (revision === undefined || revision === seen.current) return;
    const first = seen.current === undefined;
    seen.current = revision;
    // A pending debit may have succeeded, so report it. An error in the statistics must not stop the fan.
    if (readItem(AWAITED_KEY))
      void reports()
        .then(({ reportAwaited }) => reportAwaited(app))
        .catch(() => undefined);
    if (first) return;
    // All private data in every language, because keys such as devices and payment methods have no language. Leaves out the ping, whose
    // answer is new.
    void client.invalidateQueries({ queryKey: ["private"], predicate: ({ queryKey }) => queryKey[1] !== STANDING[1] });
    also?.();
  }, [revision, client, also, app]);
}

/** The same for pages with the fan's own data: name, addresses, consents, badges. */
export function useOwnChanges(): void {
  const { session } = useApp();
  const reload = useCallback(() => {
    // If the reload fails, the page keeps its current data.
    session.reload().catch(() => undefined);
  }, [session]);
  useChanges(reload);
}
