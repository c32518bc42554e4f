import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "./lazy-screen.tsx";
import { loadGiveaways, loadSurvey } from "./loaders.ts";
import { movedRoute } from "./moved-route.ts";
import { rootRoute } from "./root.ts";

/** A company's or a dealer's wish to be called back; `?kind=dealer` opens it for dealers. */
const corporateRegister = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/corporate-register",
  component: lazyScreen(() => import("../areas/auth/corporate/corporate.tsx"), "Corporate"),
  staticData: {
    page: "corporateRegister",
    alone: "corporate",
    capability: "business",
    namespaces: ["business", "forms", "errors", "validation"],
  },
});

const ENTRY = ["giveaway", "forms", "errors", "validation"] as const;

const giveaway = <P extends "/giveaway" | "/giveawayfenerium">(path: P) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: loadGiveaways,
    component: lazyScreen(() => import("../areas/games/giveaway/giveaway.tsx"), "Giveaway"),
    staticData: { page: "giveaway", alone: "giveaway", namespaces: ENTRY },
  });

/** Where the link of the mail leads; the operator writes it. */
const giveawayResult = <P extends "/giveaway-result" | "/giveawayfenerium-result">(path: P) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyScreen(() => import("../areas/games/giveaway/giveaway.tsx"), "GiveawayResult"),
    staticData: { page: "giveawayResult", alone: "giveawayResult", indexed: false, namespaces: ENTRY },
  });

const survey = createRoute({
  getParentRoute: () => rootRoute,
  path: "/survey",
  loader: loadSurvey,
  component: lazyScreen(() => import("../areas/games/survey/survey.tsx"), "Survey"),
  staticData: { page: "survey", alone: "survey", namespaces: ["survey", "forms", "errors", "validation"] },
});

/** Pages on which somebody makes contact without a contract: companies, giveaways, the survey. */
export const leadRoutes = [
  corporateRegister,
  giveaway("/giveaway"),
  giveaway("/giveawayfenerium"),
  giveawayResult("/giveaway-result"),
  giveawayResult("/giveawayfenerium-result"),
  movedRoute("/giveaway-fenerium"),
  movedRoute("/giveaway-fenerium-result"),
  survey,
] as const;
