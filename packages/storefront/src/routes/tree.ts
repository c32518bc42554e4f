import { accountRoutes } from "./account.ts";
import { authRoutes } from "./auth.ts";
import { informationRoutes } from "./information.ts";
import { orderRoutes } from "./order.ts";
import { publicRoutes } from "./public.ts";
import { rootRoute } from "./root.ts";

/** All pages of a club. */
export const routeTree = rootRoute.addChildren([...publicRoutes, ...authRoutes, ...orderRoutes, ...accountRoutes, ...informationRoutes]);
