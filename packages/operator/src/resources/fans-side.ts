import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import type { Recurring } from "../outbox/recurring.ts";
import { sendLead } from "../providers/crm/send-lead-job.ts";
import { contentRoutes } from "./content/routes.ts";
import { distributorRoutes } from "./distributors/routes.ts";
import { bookParkedRewards } from "./games/rewards.ts";
import { gameRoutes } from "./games/routes.ts";
import { drawGiveaways } from "./giveaways/draw.ts";
import { giveawayRoutes } from "./giveaways/routes.ts";
import { internalRoutes } from "./internal/routes.ts";
import { postalCodeRoutes } from "./postal-codes/routes.ts";
import { forgetTickets, informOfFault } from "./support/fault-job.ts";
import { supportRoutes } from "./support/routes.ts";
import { surveyRoutes } from "./surveys/routes.ts";

/** Content, giveaways, games and the service around them. */
export const FANS_ROUTES: readonly Route[] = [
  ...contentRoutes,
  ...gameRoutes,
  ...giveawayRoutes,
  ...distributorRoutes,
  ...postalCodeRoutes,
  ...surveyRoutes,
  ...supportRoutes,
  ...internalRoutes,
];
export const FANS_JOBS: readonly Job[] = [sendLead, informOfFault];
export const FANS_RECURRING: readonly Recurring[] = [bookParkedRewards, drawGiveaways, forgetTickets];
