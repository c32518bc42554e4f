import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { ping } from "@tribun/api-client/calls/orders";
import { useCallback, useEffect, useRef } from "react";
import type { ApiScope } from "../../../platform/app/api-scope.ts";
import { OWN_MS, STANDING } from "../../../platform/queries/queries.ts";
import { nextRound } from "../../../platform/queries/rounds.ts";
import { reports } from "../../../platform/tracking/use-purchase.ts";
import { AWAITED_KEY } from "../../../hydration/hand-over.ts";
import { readItem } from "../../../hydration/storage.ts";
import { useApiScope, useApp } from "../../../platform/app/use-app.tsx";

/**
 * Asks whether anything changed: every 3 seconds for the first 20 rounds, then every 30 (flows §4.7). Failures are asked again. The fan's own
 * record has brought the first answer.
 */
export const pingQuery = ({ api }: ApiScope) =>
  queryOptions({
    queryKey: STANDING,
    queryFn: ({ signal }) => api(ping, { signal }),
    staleTime: OWN_MS,
    refetchInterval: ({ state }) => nextRound(state),
  });

/**
 * Follows what happens in another tab, on another device and at the operator: the fan's own data on the page are fetched again whenever
 * the operator's revision moves. What is typed stays, as nothing is drawn anew.
 * @param also what else is to be done then
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
    // A debit that was on its way may have come. Measuring must not stop a fan.
    if (readItem(AWAITED_KEY))
      void reports()
        .then(({ reportAwaited }) => reportAwaited(app))
        .catch(() => undefined);
    if (first) return;
    // Some are the same in every language, as devices and kept ways to pay; this answer brought the news itself.
    void client.invalidateQueries({ queryKey: ["private"], predicate: ({ queryKey }) => queryKey[1] !== STANDING[1] });
    also?.();
  }, [revision, client, also, app]);
}

/** The same where the fan's own data are shown: name, addresses, consents, badges. */
export function useOwnChanges(): void {
  const { session } = useApp();
  const reload = useCallback(() => {
    // Without an answer the page is as good as it was.
    session.reload().catch(() => undefined);
  }, [session]);
  useChanges(reload);
}
