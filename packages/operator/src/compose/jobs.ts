import type { Job } from "../kernel/outbox/job.ts";
import { deliverDonorMessage } from "../sandbox/providers/donor.ts";
import { sendMail } from "../kernel/mail/send-mail-job.ts";
import { mailResetLink } from "../fans/reset-password/mail-link.ts";
import { sendSms } from "../kernel/sms/send-sms-job.ts";
import { deliverPaymentEvent } from "../sandbox/providers/payment.ts";
import { handOverLead } from "../fans/account/corporate.ts";
import { sendAdvertising } from "../reach/advertising/send.ts";
import { leaveToPerson } from "../contracts/declarations/ask-owner.ts";
import { takeOffNetwork } from "../line-life/end-line.ts";
import { missReturn } from "../contracts/declarations/goods-return.ts";
import { processDeclaration } from "../contracts/declarations/process.ts";
import { sendReceipt } from "../contracts/declarations/receipt.ts";
import { endLineOnDay } from "../contracts/declarations/terminate.ts";
import { drawGiveaway, tellOthers } from "../fun/giveaways/draw-job.ts";
import { tellCrm } from "../fun/giveaways/lead-job.ts";
import { sendJersey } from "../orders/jerseys/send-jersey.ts";
import { mailItemisedBill } from "../lines/evn/itemise.ts";
import { billFanJob, findUnbilled } from "../billing/billing-run.ts";
import { blockIncoming } from "../billing/block-incoming.ts";
import { collectInvoice } from "../billing/collect.ts";
import { dunInvoice } from "../billing/dunning.ts";
import { payInvitation } from "../fun/invitations/pay.ts";
import { sendNewInvoice } from "../billing/issue-job.ts";
import { mailCompany } from "../billing/mail-company.ts";
import { mailInvoice } from "../billing/mail-job.ts";
import { writeReceipt, writeRefundNote } from "../billing/receipts.ts";
import { tellOfChange } from "../contracts/notices/contract-changes.ts";
import { findNotices, sendLineNotice } from "../contracts/notices/contract-notices.ts";
import { announcePack, duePack, expirePackOrder } from "../packs/jobs.ts";
import { mailPack } from "../packs/mail.ts";
import { drawRenewal } from "../packs/renew.ts";
import { moveMatchPacks, startPack } from "../packs/start.ts";
import { activateOrder, expireOrder, provisionOrder, purgeOrder } from "../joining/jobs.ts";
import { mailOrder } from "../orders/mail-order-job.ts";
import { describeMethod } from "../payments/methods/remember.ts";
import { forgetMethod, forgetPayer } from "../payments/methods/remove.ts";
import { abandonPayment, chargeAgain } from "../payments/charge.ts";
import { handOverPayment } from "../payments/hand-over.ts";
import { payRefund } from "../payments/refund.ts";
import { sendPayout } from "../payments/payouts/send.ts";
import { abandonPorting } from "../portings/decision.ts";
import { askAgain, cancelAtDonor, schedulePorting, sendPorting, startSwitch, warnLate } from "../portings/jobs.ts";
import { mailPorting, textPorting } from "../portings/mail.ts";
import { endingHold } from "../reach/push/hold-ending.ts";
import { sendPush } from "../reach/push/send.ts";
import { announceSwap } from "../lines/sims/announce.ts";
import { lateBlock } from "../lines/sims/late-block.ts";
import { configureLineJob } from "../lines/sims/network.ts";
import { setLineNumber } from "../lines/sims/number.ts";
import { syncSim } from "../lines/sims/platform.ts";
import { makeReplacement, switchSim } from "../lines/sims/replace.ts";
import { informOfFault } from "../desk/support/fault-job.ts";
import { collectUsage, countUsage, noteUsage } from "../lines/usage/collect.ts";
import { mailTariffChange } from "../lines/tariff-changes/mail.ts";
import { lineSms } from "../lines/usage/notices.ts";
import { findUnrolled, rollLine } from "../lines/usage/roll-over.ts";
import { forgetOrders, forgetSubscribers } from "../privacy/purges.ts";

/** Every job that the outbox can run. */
export const JOBS: readonly Job[] = [
  sendMail,
  mailResetLink,
  sendSms,
  mailTariffChange,
  handOverLead,
  sendReceipt,
  processDeclaration,
  leaveToPerson,
  endLineOnDay,
  takeOffNetwork,
  findNotices,
  sendLineNotice,
  tellOfChange,
  sendAdvertising,
  drawGiveaway,
  tellOthers,
  findUnbilled,
  billFanJob,
  mailItemisedBill,
  sendNewInvoice,
  mailCompany,
  mailInvoice,
  collectInvoice,
  dunInvoice,
  blockIncoming,
  writeReceipt,
  writeRefundNote,
  payInvitation,
  sendJersey,
  missReturn,
  tellCrm,
  informOfFault,
  startPack,
  moveMatchPacks,
  announcePack,
  duePack,
  expirePackOrder,
  drawRenewal,
  mailPack,
  configureLineJob,
  setLineNumber,
  syncSim,
  lateBlock,
  announceSwap,
  makeReplacement,
  switchSim,
  lineSms,
  findUnrolled,
  rollLine,
  collectUsage,
  countUsage,
  noteUsage,
  provisionOrder,
  activateOrder,
  mailOrder,
  expireOrder,
  purgeOrder,
  deliverPaymentEvent,
  handOverPayment,
  chargeAgain,
  abandonPayment,
  payRefund,
  describeMethod,
  forgetMethod,
  forgetPayer,
  sendPayout,
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
  sendPush,
  endingHold,
  forgetOrders,
  forgetSubscribers,
];
