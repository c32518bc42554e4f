import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Outbox } from "../../outbox/outbox.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { receivePaymentEvent } from "../../resources/payments/receive.ts";
import type { PaymentEvent, PaymentProvider } from "./payment.ts";
import { takeNextPayment } from "../../sandbox/settings.ts";
import { isSigned, sign } from "./signature.ts";

const NORMAL_MS = 150;
const SLOW_MS = 20_000;

/** Sends an event to the webhook, signed, like a provider's own server would. */
export const deliverPaymentEvent = defineJob(
  "sandbox.paymentEvent",
  v.object({
    id: v.string(),
    type: v.picklist(["payment.succeeded", "payment.failed", "payment.returned"]),
    data: v.object({ paymentId: v.string(), reason: v.exactOptional(v.string()) }),
  }) satisfies v.GenericSchema<unknown, PaymentEvent>,
  async (event, { deps, db }) => {
    const rawBody = JSON.stringify(event);
    await receivePaymentEvent(deps, db, rawBody, sign(rawBody, deps.config.paymentWebhookSecret));
  },
);

/**
 * A payment provider that moves no money: it answers after a moment, and as the sandbox console wants.
 * `pending` never answers by itself, as a direct debit that the bank has not confirmed.
 */
export function sandboxPayment(secret: string, clock: Clock, outbox: Outbox): PaymentProvider {
  return {
    name: "sandbox",
    start: async (db, { paymentId, teamId }) => {
      const mode = await takeNextPayment(db, teamId);
      if (mode === "pending") return;
      const failed = mode === "fail";
      await outbox.enqueue(
        db,
        deliverPaymentEvent,
        {
          id: `evt_${randomUUID()}`,
          type: failed ? "payment.failed" : "payment.succeeded",
          data: { paymentId, ...(failed && { reason: "declined" }) },
        },
        { dueAt: new Date(clock.nowMs() + (mode === "slow" ? SLOW_MS : NORMAL_MS)) },
      );
    },
    refund: () => Promise.resolve(),
    verify: (rawBody, signature) => isSigned(rawBody, signature, secret),
  };
}
