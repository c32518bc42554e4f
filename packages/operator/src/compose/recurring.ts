import type { Recurring } from "../kernel/outbox/recurring.ts";
import { sealAnew } from "./seal-anew.ts";
import { cleanUp } from "./server/clean-up.ts";
import { bookParkedRewards } from "../fun/games/rewards.ts";
import { drawGiveaways } from "../fun/giveaways/draw.ts";
import { bookParkedInvitations } from "../fun/invitations/book.ts";
import { billingRun } from "../billing/billing-run.ts";
import { receiptRun } from "../billing/receipts.ts";
import { contractNotices } from "../contracts/notices/contract-notices.ts";
import { takeFurtherBlocks } from "../numbers/further-blocks.ts";
import { purge } from "../privacy/purges.ts";
import { forgetTickets } from "../desk/support/fault-job.ts";
import { collectUsageAll } from "../lines/usage/collect.ts";
import { rollOverAll } from "../lines/usage/roll-over.ts";

/** Every recurring job. */
export const RECURRING: readonly Recurring[] = [
  cleanUp,
  sealAnew,
  contractNotices,
  purge,
  billingRun,
  receiptRun,
  bookParkedRewards,
  bookParkedInvitations,
  drawGiveaways,
  forgetTickets,
  takeFurtherBlocks,
  rollOverAll,
  collectUsageAll,
];
