import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import type { Recurring } from "../outbox/recurring.ts";
import { catalogueSyncRoutes } from "./catalogue-sync/routes.ts";
import { lineSettingsRoutes } from "./line-settings/routes.ts";
import { announcePack, duePack, expirePackOrder, startPack } from "./options/jobs.ts";
import { mailPack } from "./options/mail.ts";
import { optionRoutes } from "./options/routes.ts";
import { configureLineJob } from "./sims/network.ts";
import { setLineNumber } from "./sims/number.ts";
import { syncSim } from "./sims/platform.ts";
import { makeReplacement, switchSim } from "./sims/replace.ts";
import { simRoutes } from "./sims/routes.ts";
import { collectUsage, collectUsageAll } from "./usage/collect.ts";
import { lineSms } from "./usage/notices.ts";
import { rollLine, rollOverAll } from "./usage/roll-over.ts";

/** Packs, SIMs, usage and what is set on a line. */
export const PACKS_ROUTES: readonly Route[] = [...optionRoutes, ...simRoutes, ...lineSettingsRoutes, ...catalogueSyncRoutes];

export const PACKS_JOBS: readonly Job[] = [
  startPack,
  announcePack,
  duePack,
  expirePackOrder,
  mailPack,
  configureLineJob,
  setLineNumber,
  syncSim,
  makeReplacement,
  switchSim,
  lineSms,
  rollLine,
  collectUsage,
];

export const PACKS_RECURRING: readonly Recurring[] = [rollOverAll, collectUsageAll];
