import type { Brand } from "@tribun/brand-contract";
import { offers } from "../platform/brand/offers.ts";
import { accountRoutes } from "./account.ts";
import { authRoutes } from "./auth.ts";
import { fanRoutes } from "./fan.ts";
import { gameRoutes } from "./games.ts";
import { informationRoutes } from "./information.ts";
import { leadRoutes } from "./leads.ts";
import { orderRoutes } from "./order.ts";
import { publicRoutes } from "./public.ts";
import { rootRoute } from "./root.ts";

const ROUTES = [
  ...publicRoutes,
  ...authRoutes,
  ...orderRoutes,
  ...accountRoutes,
  ...informationRoutes,
  ...leadRoutes,
  ...fanRoutes,
  ...gameRoutes,
] as const;

/** All pages that there are. */
export const routeTree = rootRoute.addChildren(ROUTES);

/**
 * The pages of a club: what it has switched off is an unknown address like any other. A router reads the tree once, when it is made,
 * so that clubs may take turns in one process.
 */
export function routeTreeOf(brand: Brand): typeof routeTree {
  rootRoute.addChildren(ROUTES.filter(({ options: { staticData } }) => !staticData?.capability || offers(brand, staticData.capability)));
  return routeTree;
}
