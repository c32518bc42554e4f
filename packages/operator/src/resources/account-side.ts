import type { Pages } from "../app.ts";
import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import type { Recurring } from "../outbox/recurring.ts";
import { corporateRoutes, handOverLead } from "./account/corporate.ts";
import { accountRoutes } from "./account/routes.ts";
import { searchRoutes } from "./account/search.ts";
import { advertisingPages } from "./advertising/pages.ts";
import { sendAdvertising } from "./advertising/send.ts";
import { takeOffNetwork } from "./declarations/end-line.ts";
import { processDeclaration } from "./declarations/process.ts";
import { declarationRoutes } from "./declarations/routes.ts";
import { sendReceipt } from "./declarations/receipt.ts";
import { endLineOnDay } from "./declarations/terminate.ts";
import { contractNotices, sendLineNotice } from "./notices/contract-notices.ts";
import { purge } from "./privacy/purges.ts";
import { privacyRoutes } from "./privacy/routes.ts";

/** Profile, personal data, declarations about contracts, reminders and purges. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...searchRoutes,
  ...corporateRoutes,
  ...privacyRoutes,
  ...declarationRoutes,
];
export const ACCOUNT_PAGES: readonly Pages[] = [advertisingPages];
export const ACCOUNT_JOBS: readonly Job[] = [
  handOverLead,
  sendReceipt,
  processDeclaration,
  endLineOnDay,
  takeOffNetwork,
  sendLineNotice,
  sendAdvertising,
];
export const ACCOUNT_RECURRING: readonly Recurring[] = [contractNotices, purge];
