import type { Route } from "../http/route.ts";
import type { Recurring } from "../outbox/recurring.ts";
import { contentRoutes } from "./content/routes.ts";
import { bookParkedRewards } from "./games/rewards.ts";
import { gameRoutes } from "./games/routes.ts";

/** Content, giveaways, games and the service around them. */
export const FANS_ROUTES: readonly Route[] = [...contentRoutes, ...gameRoutes];
export const FANS_RECURRING: readonly Recurring[] = [bookParkedRewards];
