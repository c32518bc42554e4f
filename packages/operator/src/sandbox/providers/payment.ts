import type { PaymentMethodType } from "@tribun/domain";
import * as v from "valibot";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../db/database.ts";
import { uuid } from "../../db/uuid.ts";
import type { Outbox } from "../../kernel/outbox/outbox.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { receivePaymentEvent } from "../../payments/receive.ts";
import { type PaymentMode, takeNextPayment } from "../settings.ts";
import {
  type Delivery,
  PAYMENT_EVENTS,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentRequest,
  type StartRequest,
} from "../../ports/payment.ts";
import { isSigned, sign, SIGNATURE_HEADER } from "../../adapters/payment/signature.ts";

const NORMAL_MS = 150;
const SLOW_MS = 20_000;
/** A declined card, as in Stripe's test mode. */
export const DECLINED_CARD = "4000000000000002";
/** A token with this prefix is refused, like a blocked card. */
export const REFUSED_TOKEN = "tok_refused";
const LABELS: Record<PaymentMethodType, string> = {
  sepa: "SEPA",
  paypal: "PayPal",
  card: "Visa •••• 4242",
  applePay: "Apple Pay",
  googlePay: "Google Pay",
};

const paymentEvent = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  type: v.picklist(PAYMENT_EVENTS),
  data: v.object({
    paymentId: uuid,
    refundId: v.exactOptional(v.string()),
    reason: v.exactOptional(v.pipe(v.string(), v.maxLength(80))),
    token: v.exactOptional(v.string()),
  }),
}) satisfies v.GenericSchema<unknown, PaymentEvent>;

/** Sends a signed event to the webhook, as a provider's server would. */
export const deliverPaymentEvent = defineJob("sandbox.paymentEvent", paymentEvent, async (event, { deps, db }) => {
  const rawBody = JSON.stringify(event);
  const headers = new Headers({ [SIGNATURE_HEADER]: sign(rawBody, deps.config.paymentWebhookSecret) });
  await receivePaymentEvent(deps, db, rawBody, headers);
});

/**
 * A payment provider that moves no money: it answers after a moment, with the result that the sandbox console sets. `pending` never answers
 * by itself, like a direct debit that the bank has not confirmed. `fail` refuses a stored card or wallet at once, and a direct debit later,
 * as a bank does.
 */
export function sandboxPayment(secret: string, clock: Clock, outbox: Outbox): PaymentProvider {
  const answerLater = async (db: Db, mode: PaymentMode, { paymentId }: PaymentRequest, token?: string) => {
    if (mode === "pending") return;
    const failed = mode === "fail";
    const data = {
      paymentId,
      ...(failed && { reason: "declined" }),
      ...(!failed && token !== undefined && { token }),
    };
    const dueAt = new Date(clock.nowMs() + (mode === "slow" ? SLOW_MS : NORMAL_MS));
    const type = failed ? "payment.failed" : "payment.succeeded";
    await outbox.enqueue(db, deliverPaymentEvent, { id: `evt_${paymentId}`, type, data }, { dueAt });
  };
  return {
    name: "sandbox",
    takesCards: true,
    smallestCents: 1,
    start: async (db, request) => {
      const next = await takeNextPayment(db, request.payer.teamId);
      const mode = request.card?.lastFour === DECLINED_CARD.slice(-4) ? "fail" : next;
      await answerLater(db, mode, request, tokenOf(request));
      return { kind: "waiting", ref: refOf(request.paymentId) };
    },
    charge: async (db, request, outside) => {
      const mode = await takeNextPayment(outside, request.payer.teamId);
      if (request.token?.startsWith(REFUSED_TOKEN) || (mode === "fail" && request.method !== "sepa")) {
        return { kind: "refused", reason: "declined" };
      }
      await answerLater(db, mode, request);
      return { kind: "waiting", ref: refOf(request.paymentId) };
    },
    cancel: () => Promise.resolve(),
    save: (_db, { methodId, type, token }) => {
      if (token?.startsWith(`${REFUSED_TOKEN}_save`)) return Promise.resolve({ kind: "refused", reason: "declined" });
      return Promise.resolve({ kind: "saved", token: token ?? `sbx_${type}_${methodId}`, label: LABELS[type] });
    },
    describe: (token) => Promise.resolve(labelOf(token)),
    forget: () => Promise.resolve(),
    forgetPayer: () => Promise.resolve(),
    refund: () => Promise.resolve(),
    payOut: async (db, { payoutId, teamId }) => {
      const mode = await takeNextPayment(db, teamId);
      return mode === "fail" ? { kind: "refused", reason: "accountClosed" } : { kind: "sent", ref: refOf(payoutId) };
    },
    read: (rawBody, headers) => (isSigned(rawBody, headers.get(SIGNATURE_HEADER), secret) ? readSigned(rawBody) : refused("signature")),
  };
}

/** Returns the token of the payment method; a card's token contains its brand and last digits. A direct debit has its mandate instead. */
function tokenOf({ method, paymentId, card }: StartRequest): string | undefined {
  if (method === "sepa") return undefined;
  return card ? `sbx_card_${card.brand}_${card.lastFour}_${paymentId}` : `sbx_${method}_${paymentId}`;
}

function labelOf(token: string): string | undefined {
  const [, brand, lastFour] = /^sbx_card_([A-Za-z]+)_(\d{4})_/.exec(token) ?? [];
  if (brand !== undefined && lastFour !== undefined) return `${brand} •••• ${lastFour}`;
  return Object.entries(LABELS).find(([type]) => token.startsWith(`sbx_${type}_`))?.[1];
}

const refOf = (paymentId: string) => `sbx_${paymentId}`;
const refused = (reason: "signature" | "malformed" | "type"): Delivery => ({ kind: "refused", reason });

function readSigned(rawBody: string): Delivery {
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), type: v.string() })), rawBody);
  if (!envelope.success) return refused("malformed");
  if (!PAYMENT_EVENTS.some((type) => type === envelope.output.type)) return refused("type");
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), paymentEvent), rawBody);
  return event.success ? { kind: "event", event: event.output } : refused("malformed");
}
