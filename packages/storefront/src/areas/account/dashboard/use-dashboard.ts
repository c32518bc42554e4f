import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { myGamesQuery } from "../../../features/games/queries.ts";
import { nextMatchesQuery } from "../../../features/matches/matches.ts";
import { hasWon } from "../shared/facts.ts";
import { useOwnChanges } from "../shared/use-changes.ts";
import { openInvoicesQuery } from "../shared/queries.ts";
import { ordersQuery } from "./queries.ts";

/**
 * Lines, open orders, open bills and matches of the fan, fetched again whenever the operator's revision changes; the user record too, which
 * says whether there is a line. `waits` stays true until each of them and the games have an answer or an error.
 */
export function useDashboard() {
  const scope = useApiScope();
  const { capabilities } = useBrand();
  const { user } = useSession();
  useOwnChanges();
  const lines = useQuery(linesQuery(scope));
  const orders = useQuery(ordersQuery(scope));
  const bills = useQuery(openInvoicesQuery(scope));
  const games = useQuery({ ...myGamesQuery(scope), enabled: capabilities.games || hasWon(user) });
  const matches = useQuery(nextMatchesQuery(scope));
  return { lines, orders, bills, waits: [lines, orders, bills, games, matches].some(isFirstTry) };
}

/** True while the first answer loads. A part that mounts may retry after a failure, which must not hide the page. */
const isFirstTry = ({ isFetched, fetchStatus }: Pick<UseQueryResult, "isFetched" | "fetchStatus">) =>
  !isFetched && fetchStatus === "fetching";
