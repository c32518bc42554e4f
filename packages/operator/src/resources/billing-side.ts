import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import type { Recurring } from "../outbox/recurring.ts";
import { missReturn } from "./declarations/goods-return.ts";
import { billFanJob, billingRun } from "./invoices/billing-run.ts";
import { blockIncoming } from "./invoices/block-incoming.ts";
import { chargeDetailRoutes } from "./invoices/charge-details.ts";
import { collectInvoice } from "./invoices/collect.ts";
import { dunInvoice } from "./invoices/dunning.ts";
import { mailInvoice } from "./invoices/mail-job.ts";
import { receiptRun, writeReceipt, writeRefundNote } from "./invoices/receipts.ts";
import { invoiceRoutes } from "./invoices/routes.ts";
import { objectionRoutes } from "./invoices/staff-routes.ts";

/** Invoices and everything that happens until they are paid. */
export const BILLING_ROUTES: readonly Route[] = [...invoiceRoutes, ...objectionRoutes, ...chargeDetailRoutes];
export const BILLING_JOBS: readonly Job[] = [
  billFanJob,
  mailInvoice,
  collectInvoice,
  dunInvoice,
  blockIncoming,
  writeReceipt,
  writeRefundNote,
  missReturn,
];
export const BILLING_RECURRING: readonly Recurring[] = [billingRun, receiptRun];
