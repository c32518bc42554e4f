import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "./lazy-screen.tsx";
import { loadFan } from "./loaders-fan.ts";
import { loadOwn } from "./loaders-own.ts";
import { rootRoute } from "./root.ts";

const penalty = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fan/games/penalty",
  loader: loadFan("games"),
  component: lazyScreen(() => import("../areas/games/penalty/penalty.tsx"), "Penalty"),
  staticData: { page: "penalty", capability: "games", namespaces: ["games", "forms"] },
});

/** In every club: what was won stays its fan's when the games are switched off. To all others the page is unknown there. */
const rewards = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/rewards",
  loader: loadOwn,
  component: lazyScreen(() => import("../areas/account/rewards/rewards.tsx"), "Rewards"),
  staticData: {
    page: "rewards",
    delivery: "client",
    session: true,
    namespaces: ["games", "account", "invite", "forms"],
  },
});

/** The game, where a club has games, and what came of it. */
export const gameRoutes = [penalty, rewards] as const;
