import type { Brand } from "@tribun/brand-contract";
import { offers } from "../platform/brand/offers.ts";
import { ROUTES } from "./pages.ts";
import { rootRoute } from "./root.ts";

/** All pages that there are. */
export const routeTree = rootRoute.addChildren(ROUTES);

/**
 * The pages of a club: what it has switched off is an unknown address like any other. A router reads the tree once, when it is made,
 * so that clubs may take turns in one process.
 */
export function routeTreeOf(brand: Brand): typeof routeTree {
  rootRoute.addChildren(
    ROUTES.filter(({ options: { staticData } }) => !staticData?.page?.capability || offers(brand, staticData.page.capability)),
  );
  return routeTree;
}
