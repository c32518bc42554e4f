import type { Pages } from "../app.ts";
import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import { deliverPaymentEvent } from "../providers/payment/sandbox.ts";
import { checkoutAssets } from "./checkout/assets.ts";
import { checkoutPages } from "./checkout/pages.ts";
import { checkoutStatusRoutes } from "./checkout/status-route.ts";
import { contractSummaryRoutes } from "./contract-summaries/routes.ts";
import { couponRoutes } from "./coupons/routes.ts";
import { lineRoutes } from "./lines/routes.ts";
import { mnpProviderRoutes } from "./mnp-providers/routes.ts";
import { activateOrder, expireOrder, mailOrder, provisionOrder, purgeOrder } from "./orders/jobs.ts";
import { orderRoutes } from "./orders/routes.ts";
import { phoneRegistryRoutes } from "./phone-registries/routes.ts";
import { productPlanRoutes } from "./product-plans/routes.ts";
import { tariffRoutes } from "./tariffs/routes.ts";

/** Catalogue, numbers, orders, payment and lines. */
export const ORDER_ROUTES: readonly Route[] = [
  // Before the tariff by slug, which would take `me` for one.
  ...lineRoutes,
  ...tariffRoutes,
  ...productPlanRoutes,
  ...mnpProviderRoutes,
  ...phoneRegistryRoutes,
  ...couponRoutes,
  ...contractSummaryRoutes,
  ...orderRoutes,
  ...checkoutStatusRoutes,
];

export const ORDER_PAGES: readonly Pages[] = [checkoutAssets, checkoutPages];

export const ORDER_JOBS: readonly Job[] = [provisionOrder, activateOrder, mailOrder, expireOrder, purgeOrder, deliverPaymentEvent];
