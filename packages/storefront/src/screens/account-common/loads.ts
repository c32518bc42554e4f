import type { App } from "../../api/app.ts";
import { type ApiScope, linesQuery, orderQuery, packsQuery } from "../../api/queries.ts";
import { scopeOf } from "../../api/scope.ts";
import type { PageName } from "../../routes/page-facts.ts";
import { pingQuery } from "./use-changes.ts";
import { invoicesQuery } from "../bills-shared/queries.ts";

type Asked = (client: App["queryClient"], scope: ApiScope, id: string) => readonly Promise<unknown>[];

/** What each page shows first, beside what the session knows. What only one page asks for comes with its code. */
const FIRST: Readonly<Partial<Record<PageName, Asked>>> = {
  dashboard: (client, scope) => [
    client.prefetchQuery(linesQuery(scope)),
    client.prefetchQuery(invoicesQuery(scope, { paid: "false" })),
    import("../dashboard/dashboard.tsx").then(({ ordersQuery }) => client.prefetchQuery(ordersQuery(scope))),
  ],
  bills: (client, scope) => [
    client.prefetchQuery(linesQuery(scope)),
    import("../bills/bills.tsx").then(({ seasonsQuery, unbilledQuery }) =>
      Promise.all([client.prefetchQuery(seasonsQuery(scope)), client.prefetchQuery(unbilledQuery(scope))]),
    ),
  ],
  options: (client, scope) => [
    client.prefetchQuery(packsQuery(scope)),
    client.prefetchQuery(linesQuery(scope)),
    import("../options/pages.ts").then(({ myPacksQuery }) => client.prefetchQuery(myPacksQuery(scope))),
  ],
  overview: (client, scope) => [client.prefetchQuery(linesQuery(scope))],
  orderDetail: (client, scope, id) => [client.prefetchQuery(orderQuery(scope, id))],
  rewards: (client, scope) => [
    import("../games-shared/queries.ts").then(({ myGamesQuery, myRewardsQuery }) =>
      Promise.all([client.prefetchQuery(myGamesQuery(scope)), client.prefetchQuery(myRewardsQuery(scope))]),
    ),
  ],
};

/**
 * Asks for what a page of the account shows first. What has failed before the page is there is asked again by it; what fails later it tells.
 * @param pathname ends with the id where a page is of one thing
 */
export async function loadOwnPage(page: PageName | undefined, app: App, pathname: string): Promise<void> {
  // Before the rest: what changes between the answers is told by the next revision.
  void app.queryClient.prefetchQuery(pingQuery(scopeOf(app)));
  const asked = page && FIRST[page]?.(app.queryClient, scopeOf(app), pathname.slice(pathname.lastIndexOf("/") + 1));
  await Promise.allSettled(asked ?? []);
}
