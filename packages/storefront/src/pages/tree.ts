import type { Brand } from "@tribun/brand-contract";
import { offers } from "../platform/brand/offers.ts";
import { ROUTES } from "./pages.ts";
import { rootRoute } from "./root.ts";

/** The route tree with all pages. */
export const routeTree = rootRoute.addChildren(ROUTES);

/**
 * The route tree of a club: a page whose capability is switched off is an unknown address. A router reads the tree once, when it is
 * created, so that clubs may take turns in one process.
 */
export function routeTreeOf(brand: Brand): typeof routeTree {
  rootRoute.addChildren(
    ROUTES.filter(({ options: { staticData } }) => !staticData?.page?.capability || offers(brand, staticData.page.capability)),
  );
  return routeTree;
}
