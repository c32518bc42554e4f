import { randomUUID } from "node:crypto";
import { sweep } from "@tribun/vitest-config/sweep";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PATIENCE_MS } from "../../../testing/fake-server.ts";
import { FAKE_KEY, FAKE_WEBHOOK_SECRET, FakeStripe, type StripeFault } from "../../../testing/fake-stripe.ts";
import { createTestOperator, type TestOperator } from "../../../testing/index.ts";
import { type PaymentProvider, ProviderUnreachable, type StartRequest } from "../../../ports/payment.ts";
import { stripePayment } from "./stripe.ts";

let operator: TestOperator;
let stripe: FakeStripe;
let provider: PaymentProvider;
/** A provider without retries and with a short timeout, because the library waits half a second before a retry. */
let impatient: PaymentProvider;
beforeAll(async () => {
  operator = await createTestOperator();
  stripe = await FakeStripe.start();
  const secrets = { secretKey: FAKE_KEY, webhookSecret: FAKE_WEBHOOK_SECRET };
  provider = stripePayment({ ...secrets, apiUrl: stripe.url, timeoutMs: PATIENCE_MS }, operator.deps.clock);
  impatient = stripePayment({ ...secrets, apiUrl: stripe.url, timeoutMs: 300, retries: 0 }, operator.deps.clock);
});
afterAll(async () => {
  await stripe.stop();
  await operator.stop();
});
const db = () => operator.deps.db;
const IBAN = "DE89370400440532013000";
function wish(changes: Partial<StartRequest> = {}): StartRequest {
  const now = operator.deps.clock.now();
  return {
    paymentId: randomUUID(),
    amountCents: 1999,
    identityOnly: false,
    keepsMethod: true,
    method: "sepa",
    number: "TRB-7K3M-9QXD",
    payer: { userId: randomUUID(), teamId: 1, email: "elif@example.com", language: "de" },
    createdAt: now,
    returnUrl: "http://localhost:1907/c/abc",
    debit: { iban: IBAN, holder: "Elif Şahin", mandateReference: "TRB-1", acceptedAt: now, ip: "203.0.113.7", userAgent: "" },
    ...changes,
  };
}
const card = () => wish({ method: "card", debit: undefined });
const intents = ({ paymentId }: StartRequest) => [...stripe.intents.values()].filter(({ metadata }) => metadata["paymentId"] === paymentId);
const lastForm = (path: string) => new URLSearchParams(stripe.received.findLast((request) => request.path === path)?.body);

describe("when the line is bad", () => {
  test.each<[string, StripeFault[]]>([
    ["no answer", ["hang"]],
    ["500", [500]],
    ["503", [503]],
    ["too many requests", [429]],
    // The library always retries after a cut connection.
    ["a cut line, twice", ["cut", "cut"]],
    ["done, but every answer lost", ["lost", "lost"]],
    ["the same key at work", [409]],
  ])("%s: it is uncertain, and asking again charges once", async (_, faults) => {
    const request = wish();
    // Create the customer before the faults begin.
    await provider.save(db(), { methodId: randomUUID(), type: "card", payer: request.payer, token: "pm_1234567890" });
    stripe.fail(...faults);
    const failure = await impatient.start(db(), request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderUnreachable);
    expect(String(failure)).not.toContain(IBAN);
    expect(await provider.start(db(), request)).toMatchObject({ kind: "waiting" });
    expect(intents(request)).toHaveLength(1);
  });

  test("one bad answer is bridged by the library itself", async () => {
    const faults: readonly StripeFault[] = ["lost", "cut", 409, 500];
    for (const fault of faults.slice(0, sweep(1, faults.length))) {
      const request = wish();
      stripe.fail(fault);
      expect(await provider.start(db(), request)).toMatchObject({ kind: "waiting" });
      expect(intents(request)).toHaveLength(1);
    }
  });

  test("asked again when Stripe has forgotten the key: what it took is found, and taken once", async () => {
    const { payer } = wish();
    const kept = await provider.save(db(), { methodId: randomUUID(), type: "card", payer, token: "pm_1234567890" });
    const token = kept.kind === "saved" ? kept.token : undefined;
    for (const facts of [{}, { debit: undefined, token }]) {
      const request = { ...wish({ payer }), ...facts };
      stripe.fail("lost", "lost");
      await expect(provider.charge(db(), request, db())).rejects.toBeInstanceOf(ProviderUnreachable);
      stripe.forgetKeys();
      const [taken] = intents(request);
      if (!taken) throw new Error("nothing was taken");
      expect(await provider.charge(db(), { ...request, again: true }, db())).toEqual({ kind: "waiting", ref: taken.id });
      expect(intents(request)).toHaveLength(1);
      const unheard = { ...wish({ payer }), ...facts, again: true };
      expect(await provider.charge(db(), unheard, db())).toMatchObject({ kind: "waiting" });
      expect(intents(unheard)).toHaveLength(1);
    }
  });
});

describe("what is asked", () => {
  test("a direct debit brings the account and the mandate, and may be drawn again", async () => {
    await provider.start(db(), wish());
    const form = lastForm("/v1/payment_intents");
    expect(Object.fromEntries(form)).toMatchObject({
      amount: "1999",
      currency: "eur",
      confirm: "true",
      "payment_method_data[sepa_debit][iban]": IBAN,
      "payment_method_data[billing_details][name]": "Elif Şahin",
      "mandate_data[customer_acceptance][type]": "online",
      "mandate_data[customer_acceptance][online][ip_address]": "203.0.113.7",
      setup_future_usage: "off_session",
      "allowed_payment_method_types[0]": "sepa_debit",
    });
  });

  test("an account that Stripe refuses is a refusal, not a fault", async () => {
    const { debit, ...request } = wish();
    if (!debit) throw new Error("no debit");
    const answer = await provider.start(db(), { ...request, debit: { ...debit, iban: "DE02100100100006820101" } });
    expect(answer).toEqual({ kind: "refused", reason: "bankAccountUnusable" });
  });

  test("cards, wallets and PayPal lead to Stripe's own page and back", async () => {
    for (const [method, type] of [
      ["card", "card"],
      ["applePay", "card"],
      ["googlePay", "card"],
      ["paypal", "paypal"],
    ] as const) {
      const request = { ...card(), method };
      const answer = await provider.start(db(), request);
      if (answer.kind !== "redirect") throw new Error("no page");
      expect(answer.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      const form = Object.fromEntries(lastForm("/v1/checkout/sessions"));
      expect(form).toMatchObject({
        "allowed_payment_method_types[0]": type,
        success_url: "http://localhost:1907/c/abc?back=done",
        cancel_url: "http://localhost:1907/c/abc?back=stopped",
        "line_items[0][price_data][unit_amount]": "1999",
        locale: "de",
      });
      const { rawBody, headers } = stripe.pay(answer.ref);
      const delivery = provider.read(rawBody, headers);
      const ref = stripe.intentOf(request.paymentId)?.id;
      expect(delivery).toMatchObject({
        kind: "event",
        event: {
          type: "payment.succeeded",
          data: { paymentId: request.paymentId, ref, token: expect.stringMatching(/^cus_\d+\|pm_\d+$/) },
        },
      });
    }
  });

  test("one cent is too little for Stripe: the account is verified and kept, nothing is booked, nothing goes back", async () => {
    const request = wish({ amountCents: 1, identityOnly: true });
    const answer = await provider.start(db(), request);
    if (answer.kind !== "waiting") throw new Error("refused");
    expect(answer.ref).toMatch(/^seti_/);
    expect(await provider.charge(db(), { ...request, again: true }, db())).toEqual(answer);
    expect(intents(request)).toEqual([]);
    const metadata = { paymentId: request.paymentId };
    const kept = { id: answer.ref, metadata, customer: "cus_7", payment_method: "pm_7" };
    const { rawBody, headers } = stripe.delivery("setup_intent.succeeded", kept);
    expect(provider.read(rawBody, headers)).toMatchObject({
      event: { type: "payment.succeeded", data: { ...metadata, ref: answer.ref, token: "cus_7|pm_7" } },
    });
    const refund = { refundId: randomUUID(), paymentId: request.paymentId, ref: answer.ref, amountCents: 1 };
    await expect(provider.refund(db(), refund)).resolves.toBeUndefined();
    const page = await provider.start(db(), { ...card(), amountCents: 1, identityOnly: true });
    expect(page.kind).toBe("redirect");
    expect(Object.fromEntries(lastForm("/v1/checkout/sessions"))).toMatchObject({ mode: "setup", cancel_url: expect.any(String) });
    // A verified account counts as paid only for the identity check, for no other amount.
    for (const bill of [wish({ amountCents: 48 }), { ...card(), amountCents: 1 }])
      expect(await provider.start(db(), bill)).toMatchObject({ kind: "refused" });
  });

  test("a page whose buyer turned away takes no payment any more; twice is no fault", async () => {
    const request = card();
    const answer = await provider.start(db(), request);
    const ref = answer.kind === "redirect" ? answer.ref : null;
    await provider.cancel(db(), { paymentId: request.paymentId, ref });
    expect(stripe.pages.get(ref ?? "")?.status).toBe("expired");
    await provider.cancel(db(), { paymentId: request.paymentId, ref });
    await provider.cancel(db(), { paymentId: request.paymentId, ref: "pi_unknown" });
  });

  test("a fan who leaves is forgotten with everything kept of them, as often as one likes", async () => {
    await provider.forgetPayer("cus_leaving");
    expect(stripe.detached).toContain("cus_leaving");
    await expect(provider.forgetPayer("cus_leaving")).resolves.toBeUndefined();
  });

  test("a refund without the payment's id waits for it; one that Stripe refuses is told as such", async () => {
    const wanted = { refundId: randomUUID(), paymentId: randomUUID(), ref: null, amountCents: 100 };
    await expect(provider.refund(db(), wanted)).rejects.toBeInstanceOf(ProviderUnreachable);
    await expect(provider.refund(db(), { ...wanted, ref: "pi_unknown" })).rejects.toThrow("chargeAlreadyRefunded");
  });
});

describe("what is told", () => {
  const read = (type: string, object: object) => {
    const { rawBody, headers } = stripe.delivery(type, object);
    return provider.read(rawBody, headers);
  };
  const metadata = { paymentId: "0b6f7c1e-3d5a-4c7e-9a55-7f1f6d1c2b3a" };

  test("a signature that is too old is refused", () => {
    const { rawBody } = stripe.delivery("payment_intent.succeeded", { id: "pi_1", metadata });
    const old = new Headers({ "stripe-signature": stripe.sign(rawBody, FAKE_WEBHOOK_SECRET, 1_600_000_000) });
    expect(provider.read(rawBody, old)).toEqual({ kind: "refused", reason: "signature" });
  });

  test("failures say why; a card declined on Stripe's page is none yet", () => {
    const failed = { id: "pi_1", metadata, last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" } };
    expect(read("payment_intent.payment_failed", failed)).toMatchObject({
      event: { type: "payment.failed", data: { ...metadata, reason: "insufficientFunds" } },
    });
    const onPage = { ...failed, metadata: { ...metadata, page: "yes" } };
    expect(read("payment_intent.payment_failed", onPage)).toEqual({ kind: "ignored" });
    expect(read("checkout.session.expired", { id: "cs_1", metadata })).toMatchObject({
      event: { type: "payment.failed", data: { ...metadata, reason: "notConfirmed" } },
    });
    expect(read("payment_intent.canceled", { id: "pi_1", metadata })).toMatchObject({ event: { data: { reason: "cancelled" } } });
  });

  test("money that a bank took back, and money that could not go back", () => {
    expect(read("charge.dispute.funds_withdrawn", { payment_intent: "pi_7", reason: "debit_not_authorized" })).toMatchObject({
      event: { type: "payment.returned", data: { ref: "pi_7", reason: "debitNotAuthorized" } },
    });
    const refund = { payment_intent: { id: "pi_7" }, metadata: { refundId: "r-1" }, failure_reason: "expired_or_canceled_card" };
    expect(read("refund.failed", refund)).toMatchObject({
      event: { type: "refund.failed", data: { ref: "pi_7", refundId: "r-1", reason: "expiredOrCanceledCard" } },
    });
  });

  test("steps on the way are taken note of, unknown things refused", () => {
    expect(read("setup_intent.succeeded", { id: "seti_1", metadata: {} })).toEqual({ kind: "ignored" });
    expect(read("setup_intent.setup_failed", { id: "seti_1", metadata, last_setup_error: { code: "debit_not_authorized" } })).toMatchObject(
      {
        event: { type: "payment.failed", data: { ...metadata, reason: "debitNotAuthorized" } },
      },
    );
    expect(read("payment_intent.processing", { id: "pi_1", metadata })).toEqual({ kind: "ignored" });
    expect(read("radar.early_fraud_warning.created", { id: "x" })).toEqual({ kind: "refused", reason: "type" });
  });
});
