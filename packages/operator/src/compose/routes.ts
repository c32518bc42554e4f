import type { Route } from "../http/route.ts";
import { corporateRoutes } from "../fans/account/corporate.ts";
import { accountRoutes } from "../fans/account/routes.ts";
import { searchRoutes } from "../fans/account/search.ts";
import { checkPasswordRoute } from "../fans/auth/check-password.ts";
import { deviceRoutes } from "../fans/auth/devices.ts";
import { loginRoute, refreshRoute } from "../fans/auth/login.ts";
import { logoutRoute } from "../fans/auth/logout.ts";
import { registerRoute } from "../fans/auth/register.ts";
import { catalogueSyncRoutes } from "../desk/catalogue-sync/routes.ts";
import { checkoutStatusRoutes } from "../payments/checkout/status-route.ts";
import { clubShareRoutes } from "../billing/club-share/routes.ts";
import { contentRoutes } from "../content/routes.ts";
import { contractSummaryRoutes } from "../joining/contract-summaries/routes.ts";
import { couponRoutes } from "../catalogue/coupons/routes.ts";
import { coverageRoutes } from "../catalogue/reception/routes.ts";
import { declarationRoutes } from "../contracts/declarations/routes.ts";
import { reviewRoutes } from "../contracts/declarations/staff-routes.ts";
import { distributorRoutes } from "../catalogue/distributors/routes.ts";
import { filesRoutes } from "../desk/files/routes.ts";
import { gameRoutes } from "../fun/games/routes.ts";
import { giveawayRoutes } from "../fun/giveaways/routes.ts";
import { internalRoutes } from "../desk/internal/routes.ts";
import { chargeDetailRoutes } from "../billing/charge-details.ts";
import { invoiceRoutes } from "../billing/routes.ts";
import { objectionRoutes } from "../billing/staff-routes.ts";
import { lineSettingsRoutes } from "../lines/settings/routes.ts";
import { tariffChangeRoutes } from "../my-lines/tariff-changes/routes.ts";
import { lineRoutes } from "../my-lines/routes.ts";
import { matchRoutes } from "../content/matches/routes.ts";
import { outageRoutes } from "../care/outages/routes.ts";
import { passkeyRoutes } from "../fans/passkeys/routes.ts";
import { mnpProviderRoutes } from "../catalogue/mnp-providers/routes.ts";
import { packRoutes } from "../packs/routes.ts";
import { orderRoutes } from "../joining/routes.ts";
import { paymentMethodRoutes } from "../payments/methods/routes.ts";
import { paymentRoutes } from "../payments/routes.ts";
import { payoutRoutes } from "../payments/payouts/routes.ts";
import { phoneAuthRoutes } from "../joining/phone-auth/routes.ts";
import { phoneRegistryRoutes } from "../my-lines/numbers/routes.ts";
import { portingRoutes } from "../portings/routes.ts";
import { postalCodeRoutes } from "../catalogue/postal-codes/routes.ts";
import { privacyRoutes } from "../privacy/routes.ts";
import { productPlanRoutes } from "../catalogue/product-plans/routes.ts";
import { pushRoutes } from "../fans/push/routes.ts";
import { resetPasswordRoutes } from "../fans/reset-password/routes.ts";
import { simRoutes } from "../lines/sims/routes.ts";
import { supportRoutes } from "../desk/support/routes.ts";
import { surveyRoutes } from "../fun/surveys/routes.ts";
import { tariffRoutes } from "../catalogue/tariffs/routes.ts";
import { userRoutes } from "../fans/users/routes.ts";

/** Every call that the operator answers. The first match wins, so fixed paths stand before those with parameters. */
export const ROUTES: readonly Route[] = [
  checkPasswordRoute,
  loginRoute,
  refreshRoute,
  logoutRoute,
  ...deviceRoutes,
  ...pushRoutes,
  registerRoute,
  ...userRoutes,
  ...phoneAuthRoutes,
  ...resetPasswordRoutes,
  ...filesRoutes,
  ...declarationRoutes,
  ...accountRoutes,
  ...searchRoutes,
  ...corporateRoutes,
  ...privacyRoutes,
  ...reviewRoutes,
  ...invoiceRoutes,
  ...objectionRoutes,
  ...chargeDetailRoutes,
  ...clubShareRoutes,
  ...contentRoutes,
  ...gameRoutes,
  ...matchRoutes,
  ...outageRoutes,
  ...passkeyRoutes,
  ...giveawayRoutes,
  ...distributorRoutes,
  ...postalCodeRoutes,
  ...coverageRoutes,
  ...surveyRoutes,
  ...supportRoutes,
  ...internalRoutes,
  ...packRoutes,
  ...simRoutes,
  ...lineSettingsRoutes,
  ...tariffChangeRoutes,
  ...catalogueSyncRoutes,
  // Before the tariff by slug, which would match `me`.
  ...lineRoutes,
  ...tariffRoutes,
  ...productPlanRoutes,
  ...mnpProviderRoutes,
  ...phoneRegistryRoutes,
  ...couponRoutes,
  ...contractSummaryRoutes,
  ...orderRoutes,
  ...checkoutStatusRoutes,
  ...paymentRoutes,
  ...paymentMethodRoutes,
  ...payoutRoutes,
  ...portingRoutes,
];
