import type { Route } from "../http/route.ts";
import { contentRoutes } from "./content/routes.ts";

/** Content, giveaways, games and the service around them. */
export const FANS_ROUTES: readonly Route[] = [...contentRoutes];
