import { randomUUID } from "node:crypto";
import { checkoutStatus, myLines, orderDetail, paymentMethods, paymentWebhook } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payments } from "../db/schema/payments.ts";
import type { FakeStripe, StripeDelivery } from "../testing/fake-stripe.ts";
import type { TestOperator } from "../testing/index.ts";
import { startStripeOperator } from "../testing/stripe-operator.ts";
import { placedOrder } from "../testing/orders.ts";
import { forgetMethods } from "./methods/remove.ts";
import { refundPayment } from "./refund.ts";

let operator: TestOperator;
let stripe: FakeStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ operator, stripe, stop } = await startStripeOperator());
});
afterAll(() => stop());

const SEPA = { method: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandate: "yes" };
const press = (checkoutId: string, fields: Record<string, string>) =>
  operator.request(`/c/${checkoutId}`, { method: "POST", body: new URLSearchParams(fields), headers: { "user-agent": "Test browser" } });
const tell = ({ rawBody, headers }: StripeDelivery) =>
  operator.request(paymentWebhook.path, {
    method: "POST",
    body: rawBody,
    headers: { "content-type": "application/json", ...Object.fromEntries(headers) },
  });
const paymentOf = async (orderId: string) => {
  const rows = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, orderId)).orderBy(payments.createdAt);
  const last = rows.at(-1);
  if (!last) throw new Error("no payment");
  return last;
};
const codeOf = async (answer: Response): Promise<unknown> => {
  const body: unknown = await answer.json();
  return typeof body === "object" && body !== null && "referenceErrorCode" in body ? body.referenceErrorCode : undefined;
};

describe("an order paid through Stripe", () => {
  test("by direct debit on our own page: confirmed by the bank much later, kept for the next bills, refunded", async () => {
    const { shopper, intent } = await placedOrder(operator);
    const answer = await press(intent.checkoutId, SEPA);
    expect(answer.status).toBe(303);
    const payment = await paymentOf(intent.orderId);
    expect(payment).toMatchObject({ state: "processing", providerRef: stripe.intentOf(payment.id)?.id });
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({ transactionStatus: 1 });
    operator.clock.advance({ hours: 11 });
    await operator.runJobs();
    const success = stripe.settle(payment.id, "succeeded");
    expect((await tell(success)).status).toBe(200);
    expect((await tell(success)).status).toBe(200);
    await operator.runJobs();
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as)).toMatchObject({ state: "active" });
    expect(await operator.call(myLines, undefined, shopper.as)).toHaveLength(1);
    expect(await operator.call(paymentMethods, undefined, shopper.as)).toMatchObject([{ type: "sepa", label: "DE89 •••• 3000" }]);
    const wish = { paymentId: payment.id, amountCents: 250, reason: "test", sourceId: randomUUID() };
    await refundPayment(operator.deps.db, operator.deps, wish);
    await operator.runJobs();
    expect(stripe.intentOf(payment.id)?.refunded).toBe(250);
    const customer = stripe.intentOf(payment.id)?.customer;
    await forgetMethods(operator.deps, operator.deps.db, payment.userId);
    await operator.runJobs();
    expect(stripe.detached).toContain(customer);
    expect(await operator.call(paymentMethods, undefined, shopper.as)).toEqual([]);
  });

  test("by a wallet on Stripe's page, which no foreign script on ours is needed for", async () => {
    const { shopper, intent } = await placedOrder(operator);
    const answer = await press(intent.checkoutId, { method: "googlePay" });
    expect(answer.headers.get("location")).toBe(`/c/${intent.checkoutId}?go=1`);
    const page = await operator.request(`/c/${intent.checkoutId}?go=1`);
    const text = await page.text();
    expect(text).toMatch(/http-equiv="refresh" content="0; url=https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\d+"/);
    expect(text).not.toContain("<script");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const payment = await paymentOf(intent.orderId);
    expect((await tell(stripe.pay(payment.providerRef ?? ""))).status).toBe(200);
    const back = await operator.request(`/c/${intent.checkoutId}?back=done`);
    expect(back.status).toBe(303);
    expect(new URL(back.headers.get("location") ?? "").searchParams.get("success")).toBe("true");
    expect(await paymentOf(intent.orderId)).toMatchObject({ state: "succeeded", providerRef: stripe.intentOf(payment.id)?.id });
    await operator.runJobs();
    expect(await operator.call(paymentMethods, undefined, shopper.as)).toMatchObject([{ type: "googlePay", label: "Visa •••• 4242" }]);
  });

  test("a dispute that Stripe wins for us is accepted and puts the money back, once", async () => {
    const { intent } = await placedOrder(operator);
    await press(intent.checkoutId, SEPA);
    const { id } = await paymentOf(intent.orderId);
    await tell(stripe.settle(id, "succeeded"));
    await operator.runJobs();
    const won = stripe.dispute(id, "reinstated");
    expect(await codeOf(await tell(won))).toBe("1036");
    expect((await tell(stripe.dispute(id, "returned"))).status).toBe(200);
    expect((await paymentOf(intent.orderId)).state).toBe("returned");
    for (const delivery of [won, won, stripe.dispute(id, "reinstated")]) expect((await tell(delivery)).status).toBe(200);
    expect(await paymentOf(intent.orderId)).toMatchObject({ id, state: "succeeded", refundedCents: 0 });
    expect((await tell(stripe.delivery("charge.dispute.closed", { id: "du_1", status: "won" }))).status).toBe(200);
  });

  test("who turns back from Stripe's page may pay in another way, and the first page takes nothing any more", async () => {
    const { intent } = await placedOrder(operator);
    await press(intent.checkoutId, { method: "paypal" });
    const first = await paymentOf(intent.orderId);
    const stopped = await (await operator.request(`/c/${intent.checkoutId}?back=stopped`)).text();
    expect(stopped).toContain("Lieber anders bezahlen");
    expect(stopped).not.toContain('http-equiv="refresh"');
    const answer = await press(intent.checkoutId, { turnBack: "yes" });
    expect(answer.headers.get("location")).toBe(`/c/${intent.checkoutId}?choose=1`);
    expect(stripe.pages.get(first.providerRef ?? "")?.status).toBe("expired");
    expect(await (await operator.request(`/c/${intent.checkoutId}`)).text()).toContain(">Jetzt bezahlen</button>");
    await press(intent.checkoutId, SEPA);
    const second = await paymentOf(intent.orderId);
    expect(second.id).not.toBe(first.id);
    await tell(stripe.settle(second.id, "succeeded"));
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({ transactionStatus: 3 });
  });

  test("an account that Stripe refuses at once is told at once", async () => {
    const { intent } = await placedOrder(operator);
    const answer = await press(intent.checkoutId, { ...SEPA, iban: "DE02100100100006820101" });
    const url = new URL(answer.headers.get("location") ?? "");
    expect(url.pathname).toBe("/dashboard/payment-result");
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({
      transactionStatus: 2,
      reason: "bankAccountUnusable",
    });
  });

  test("while Stripe is down the fan waits, and the outbox hands the payment over once", async () => {
    const { intent } = await placedOrder(operator);
    stripe.fail(503, 503);
    await press(intent.checkoutId, SEPA);
    const payment = await paymentOf(intent.orderId);
    expect(payment).toMatchObject({ state: "processing", providerRef: null });
    operator.clock.advance({ seconds: 31 });
    await operator.runJobs();
    expect(await paymentOf(intent.orderId)).toMatchObject({ id: payment.id, providerRef: stripe.intentOf(payment.id)?.id });
    await tell(stripe.settle(payment.id, "failed"));
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({
      transactionStatus: 2,
      reason: "insufficientFunds",
    });
  });

  test("forged, unknown and homeless events are 1035 and 1036", async () => {
    const forged = stripe.delivery("payment_intent.succeeded", { id: "pi_1", metadata: { paymentId: randomUUID() } });
    forged.headers.set("stripe-signature", stripe.sign(forged.rawBody, "whsec_of_somebody_else"));
    const unknown = stripe.delivery("radar.early_fraud_warning.created", { id: "issfr_1" });
    const malformed = { rawBody: "{", headers: new Headers({ "stripe-signature": stripe.sign("{", "whsec_of_somebody_else") }) };
    for (const delivery of [forged, malformed, unknown]) {
      const answer = await tell(delivery);
      expect(answer.status).toBe(502);
      expect(await codeOf(answer)).toBe("1035");
    }
    const homeless = stripe.delivery("payment_intent.succeeded", { id: "pi_1", metadata: { paymentId: randomUUID() } });
    expect(await codeOf(await tell(homeless))).toBe("1036");
    expect((await tell(stripe.delivery("payment_intent.processing", { id: "pi_1", metadata: {} }))).status).toBe(200);
  });
});
