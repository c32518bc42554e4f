import { consolePages } from "../sandbox/console.ts";
import { sendMail } from "../providers/mail/send-mail-job.ts";
import type { Pages } from "../app.ts";
import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import type { Recurring } from "../outbox/recurring.ts";
import { sealAnew } from "../security/seal-anew.ts";
import { cleanUp } from "../server/clean-up.ts";
import { loginRoute, refreshRoute } from "./auth/login.ts";
import { registerRoute } from "./auth/register.ts";
import { filesRoutes } from "./files/routes.ts";
import { phoneAuthRoutes } from "./phone-auth/routes.ts";
import { resetPasswordRoutes } from "./reset-password/routes.ts";
import { serviceRoutes } from "./service/routes.ts";
import { userRoutes } from "./users/routes.ts";

/** Accounts, files and declarations. */
export const CORE_ROUTES: readonly Route[] = [
  loginRoute,
  refreshRoute,
  registerRoute,
  ...userRoutes,
  ...phoneAuthRoutes,
  ...resetPasswordRoutes,
  ...filesRoutes,
  ...serviceRoutes,
];
export const CORE_PAGES: readonly Pages[] = [consolePages];
export const CORE_JOBS: readonly Job[] = [sendMail];
export const CORE_RECURRING: readonly Recurring[] = [cleanUp, sealAnew];
