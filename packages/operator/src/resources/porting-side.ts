import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import { deliverDonorMessage } from "../providers/donor/sandbox.ts";
import { abandonPorting } from "./portings/decision.ts";
import { askAgain, cancelAtDonor, schedulePorting, sendPorting, startSwitch, warnLate } from "./portings/jobs.ts";
import { mailPorting, textPorting } from "./portings/mail.ts";
import { portingRoutes } from "./portings/routes.ts";

/** Numbers that fans bring along. */
export const PORTING_ROUTES: readonly Route[] = portingRoutes;
export const PORTING_JOBS: readonly Job[] = [
  sendPorting,
  askAgain,
  schedulePorting,
  startSwitch,
  warnLate,
  cancelAtDonor,
  abandonPorting,
  mailPorting,
  textPorting,
  deliverDonorMessage,
];
