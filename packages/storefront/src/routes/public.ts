import { createRoute, redirect } from "@tanstack/react-router";
import { tariffsQuery } from "../api/queries.ts";
import type { App } from "../api/app.ts";
import { scopeOf } from "../api/scope.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { rootRoute } from "./root.ts";
import { tariffFilter } from "./tariff-filter.ts";

/** The prerenderer waits for the catalogue; the browser draws at once and shows where it will stand. */
function loadCatalogue({ context }: { readonly context: App }): Promise<void> | undefined {
  const loading = context.queryClient.prefetchQuery(tariffsQuery(scopeOf(context)));
  return typeof document === "undefined" ? loading : undefined;
}

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: loadCatalogue,
  component: lazyScreen(() => import("../screens/home/home.tsx"), "Home"),
  staticData: { namespaces: ["home", "tariffs"] },
});

const tariffList = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tarife",
  validateSearch: tariffFilter,
  loader: loadCatalogue,
  component: lazyScreen(() => import("../screens/tariffs/tariffs.tsx"), "Tariffs"),
  staticData: { page: "tariffs", namespaces: ["tariffs"] },
});

const tariffDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tarife/$type/$slug",
  // The club's server answers a wrong type with 308; this is the same for a link inside the page, where the catalogue is known.
  beforeLoad: ({ context, params: { type, slug }, location }) => {
    const known = context.queryClient.getQueryData(tariffsQuery(scopeOf(context)).queryKey)?.find((tariff) => tariff.slug === slug);
    if (known && known.type !== type) {
      throw redirect({ href: `/tarife/${known.type}/${slug}${location.searchStr}`, replace: true, statusCode: 308 });
    }
  },
  loader: loadCatalogue,
  component: lazyScreen(() => import("../screens/tariff-detail/tariff-detail.tsx"), "TariffDetail"),
  staticData: { namespaces: ["tariffs"] },
});

const support = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  component: lazyScreen(() => import("../screens/support/support.tsx"), "Support"),
  staticData: { page: "support", namespaces: ["support"] },
});

export const publicRoutes = [home, tariffList, tariffDetail, support] as const;
