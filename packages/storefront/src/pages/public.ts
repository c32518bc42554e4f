import { createRoute, redirect } from "@tanstack/react-router";
import { tariffsQuery } from "../platform/queries/queries.ts";
import { scopeOf } from "../platform/queries/scope.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { loadCampaigns, loadHome, loadOutages, loadShops, loadTariff, loadTariffs } from "./loaders.ts";
import { rootRoute } from "./root.ts";
import { tariffFilter } from "../features/catalogue/search/tariff-filter.ts";

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: loadHome,
  component: lazyScreen(() => import("../areas/shop/home/home.tsx"), "Home"),
  staticData: { namespaces: ["home", "tariffs"] },
});

const tariffList = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tarife",
  validateSearch: tariffFilter,
  loader: loadTariffs,
  component: lazyScreen(() => import("../areas/shop/tariffs/tariffs.tsx"), "Tariffs"),
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
  loader: loadTariff,
  component: lazyScreen(() => import("../areas/shop/tariff-detail/tariff-detail.tsx"), "TariffDetail"),
  staticData: { namespaces: ["tariffs", "reception"] },
});

const campaigns = createRoute({
  getParentRoute: () => rootRoute,
  path: "/campaigns",
  loader: loadCampaigns,
  component: lazyScreen(() => import("../areas/shop/campaigns/campaigns.tsx"), "Campaigns"),
  staticData: { page: "campaigns", namespaces: ["campaigns"] },
});

const campaignDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/campaigns/$id",
  loader: loadCampaigns,
  component: lazyScreen(() => import("../areas/shop/campaigns/campaign-detail.tsx"), "CampaignDetail"),
  staticData: { namespaces: ["campaigns"] },
});

const support = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  loader: loadOutages,
  component: lazyScreen(() => import("../areas/support/help/support.tsx"), "Support"),
  staticData: { page: "support", alone: "support", namespaces: ["support", "shops", "forms", "errors", "validation"] },
});

const shops = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support/shops",
  loader: loadShops,
  component: lazyScreen(() => import("../areas/support/shops/shops.tsx"), "Shops"),
  staticData: { page: "shops", namespaces: ["shops"] },
});

export const publicRoutes = [home, tariffList, tariffDetail, campaigns, campaignDetail, support, shops] as const;
