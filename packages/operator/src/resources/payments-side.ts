import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import { describeMethod } from "./payment-methods/remember.ts";
import { forgetMethod, forgetPayer } from "./payment-methods/remove.ts";
import { paymentMethodRoutes } from "./payment-methods/routes.ts";
import { abandonPayment, chargeAgain } from "./payments/charge.ts";
import { handOverPayment } from "./payments/hand-over.ts";
import { payRefund } from "./payments/refund.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { payoutRoutes } from "./payouts/routes.ts";
import { sendPayout } from "./payouts/send.ts";

/** Payments, refunds and the ways to pay that fans keep. */
export const PAYMENT_ROUTES: readonly Route[] = [...paymentRoutes, ...paymentMethodRoutes, ...payoutRoutes];
export const PAYMENT_JOBS: readonly Job[] = [
  handOverPayment,
  chargeAgain,
  abandonPayment,
  payRefund,
  describeMethod,
  forgetMethod,
  forgetPayer,
  sendPayout,
];
