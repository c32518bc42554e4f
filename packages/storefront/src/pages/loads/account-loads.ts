import type { App } from "../../platform/queries/app.ts";
import type { ApiScope } from "../../platform/app/api-scope.ts";
import { linesQuery, orderQuery, packsQuery } from "../../platform/queries/queries.ts";
import { scopeOf } from "../../platform/queries/scope.ts";
import type { PageName } from "../../platform/page/page-facts.ts";
import type { LoadedPlace } from "../loaders-own.ts";
import { pingQuery } from "../../areas/account/shared/use-changes.ts";
import { openInvoicesQuery } from "../../areas/account/shared/queries.ts";

type Said = {
  /** Of the one thing that a page is of. */
  readonly id: string;
  /** A parameter of the address. */
  readonly param: (name: string) => string | undefined;
};

type Asked = (client: App["queryClient"], scope: ApiScope, said: Said) => readonly Promise<unknown>[];

/** What each page shows first, beside what the session knows. What only one page asks for comes with its code. */
const FIRST: Readonly<Partial<Record<PageName, Asked>>> = {
  dashboard: (client, scope) => [
    client.prefetchQuery(linesQuery(scope)),
    client.prefetchQuery(openInvoicesQuery(scope)),
    import("../../areas/account/dashboard/dashboard.tsx").then(({ ordersQuery }) => client.prefetchQuery(ordersQuery(scope))),
  ],
  bills: (client, scope, { param }) => [
    client.prefetchQuery(linesQuery(scope)),
    import("../../areas/account/bills/bills.tsx").then(({ invoicesQuery, seasonsQuery, unbilledQuery, billsAddress, seasonOf, listOf }) => {
      const list = async () => {
        const address = billsAddress({ season: param("season"), show: param("show"), page: param("page"), bill: param("bill") });
        const season = seasonOf(await client.fetchQuery(seasonsQuery(scope)), address);
        if (season) await client.prefetchQuery(invoicesQuery(scope, listOf(season, address)));
      };
      return Promise.all([list(), client.prefetchQuery(unbilledQuery(scope))]);
    }),
  ],
  options: (client, scope) => [
    client.prefetchQuery(packsQuery(scope)),
    client.prefetchQuery(linesQuery(scope)),
    import("../../areas/account/shared/my-packs.ts").then(({ myPacksQuery }) => client.prefetchQuery(myPacksQuery(scope))),
  ],
  optionDetail: (client, scope, { id }) => [
    client.prefetchQuery(linesQuery(scope)),
    import("../../areas/account/shared/my-packs.ts").then(({ myPacksQuery }) => client.prefetchQuery(myPacksQuery(scope))),
    import("../../areas/account/packs/queries.ts").then(({ packQuery }) => client.prefetchQuery(packQuery(scope, id))),
  ],
  overview: (client, scope, { param }) => [
    Promise.all([client.fetchQuery(linesQuery(scope)), import("../../areas/account/line/overview.tsx")]).then(
      async ([lines, { chosenLine, hasSim, settingsQuery }]) => {
        const line = chosenLine(lines, param("line"));
        if (line && hasSim(line)) await client.prefetchQuery(settingsQuery(scope, line.id));
      },
    ),
  ],
  profile: (client, scope) => [
    import("../../areas/account/profile/profile.tsx").then(({ methodsQuery, devicesQuery, casesQuery }) =>
      Promise.all([
        client.prefetchQuery(methodsQuery(scope)),
        client.prefetchQuery(devicesQuery(scope)),
        client.prefetchQuery(casesQuery(scope)),
      ]),
    ),
  ],
  orderDetail: (client, scope, { id }) => [client.prefetchQuery(orderQuery(scope, id))],
  rewards: (client, scope) => [
    import("../../features/games/queries.ts").then(({ myGamesQuery, myRewardsQuery }) =>
      Promise.all([client.prefetchQuery(myGamesQuery(scope)), client.prefetchQuery(myRewardsQuery(scope))]),
    ),
  ],
};

/**
 * Asks for what a page of the account shows first. What has failed before the page is there is asked again by it; what fails later it tells.
 * @param place whose path ends with the id where a page is of one thing
 */
export async function loadOwnPage(page: PageName | undefined, app: App, { pathname, searchStr }: LoadedPlace): Promise<void> {
  // Before the rest: what changes between the answers is told by the next revision.
  void app.queryClient.prefetchQuery(pingQuery(scopeOf(app)));
  const search = new URLSearchParams(searchStr);
  const said = { id: pathname.slice(pathname.lastIndexOf("/") + 1), param: (name: string) => search.get(name) ?? undefined };
  const asked = page && FIRST[page]?.(app.queryClient, scopeOf(app), said);
  await Promise.allSettled(asked ?? []);
}
