import {
  addPaymentMethod,
  cancelPorting,
  me,
  myInvoices,
  paymentMethods,
  paymentWebhook,
  portingIntent,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { invoices } from "../db/schema/billing.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { billAll, sessionOf } from "../testing/billing.ts";
import type { FakeStripe } from "../testing/fake-stripe.ts";
import type { TestOperator } from "../testing/index.ts";
import { startStripeOperator } from "../testing/stripe-operator.ts";
import { newShopper } from "../testing/orders.ts";
import { answered, newestPorting, placedPort, type Ported, portInput, signedIn } from "../testing/portings.ts";
import { refundPayment } from "./refund.ts";

let operator: TestOperator;
let stripe: FakeStripe;
let placed: Ported;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ operator, stripe, stop } = await startStripeOperator());
});
beforeEach(async () => {
  placed = await placedPort(operator);
  await verified(placed.intent);
});
afterAll(() => stop());

const paymentOf = async (orderId: string) => (await operator.deps.db.select().from(payments).where(eq(payments.subjectId, orderId)))[0];

/** Orders by direct debit. One cent is too small for Stripe, so Stripe verifies the account and reports that. */
async function verified({ checkoutId, orderId }: Ported["intent"]): Promise<void> {
  const sepa = { method: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandate: "yes" };
  await operator.request(`/c/${checkoutId}`, { method: "POST", body: new URLSearchParams(sepa), headers: { "user-agent": "x" } });
  await confirmed(orderId);
}

async function confirmed(orderId: string): Promise<void> {
  const payment = await paymentOf(orderId);
  const object = { customer: "cus_1", payment_method: "pm_1", metadata: { paymentId: payment?.id } };
  const { rawBody, headers } = stripe.delivery("setup_intent.succeeded", { id: payment?.providerRef, ...object });
  const sent = { "content-type": "application/json", ...Object.fromEntries(headers) };
  expect((await operator.request(paymentWebhook.path, { method: "POST", body: rawBody, headers: sent })).status).toBe(200);
  expect(await paymentOf(orderId)).toMatchObject({ amountCents: 1, state: "succeeded", verifiedOnly: true });
  expect(stripe.intentOf(payment?.id ?? "")).toBeUndefined(); // No money has moved.
  await operator.runJobs();
}

// A charge that took no money can neither be invoiced as paid nor credited on the first bill (spec §9).
test("an identity charge that was only verified is neither receipted as paid nor credited", async () => {
  const { shopper } = placed;
  const { id: userId } = await operator.call(me, undefined, shopper.as);
  await answered(operator);
  for (let day = 0; day < 30 && (await newestPorting(operator, shopper)).state !== "completed"; day++) {
    operator.clock.advance({ days: 1 });
    await operator.runJobs();
  }
  await operator.runRecurring("billing.receipts");
  await operator.runJobs();
  operator.clock.advance({ days: 32 });
  await billAll(operator, { userId, teamId: 1 });
  const all = await operator.call(myInvoices, {}, await sessionOf(operator, { userId, teamId: 1 }));
  expect(all.length).toBeGreaterThan(0);
  expect(await operator.deps.db.$count(invoices, eq(invoices.kind, "receipt"))).toBe(0);
  expect(all.flatMap(({ items }) => items.map(({ gross }) => gross.amount)).filter((cents) => cents < 0)).toEqual([]);
});

test("an order that comes to nothing gives nothing back, and no mail says that it does", async () => {
  const { db } = operator.deps;
  const { shopper, input, intent } = placed;
  await answered(operator);
  const { id } = await newestPorting(operator, shopper);
  const before = (await listMessages(db, { to: input.userInfo.email })).length;
  await operator.call(cancelPorting, { params: { id }, body: {} }, (await signedIn(operator, shopper)).as);
  for (let day = 0; day < 60; day++) {
    operator.clock.advance({ days: 1 });
    await operator.runJobs();
  }
  expect((await db.select().from(orders).where(eq(orders.id, intent.orderId)))[0]?.state).toBe("rejected");
  expect(
    await refundPayment(db, operator.deps, { subject: { purpose: "order", subjectId: intent.orderId }, reason: "x", sourceId: "x" }),
  ).toBe(undefined);
  expect(await db.$count(refunds)).toBe(0);
  const mails = (await listMessages(db, { to: input.userInfo.email })).slice(0, -before);
  expect(mails.length).toBeGreaterThan(1);
  expect(mails.filter(({ body }) => body.includes("0,01"))).toEqual([]);
});

test.each([
  { type: "sepa" as const, iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true },
  { type: "card" as const, token: "pm_1234567890" },
])("a kept method ($type) pays an order that brings its number along by being verified once more", async (method) => {
  const shopper = await newShopper(operator);
  const { id: paymentMethodId } = await operator.call(addPaymentMethod, { body: method }, shopper.as);
  const body = { ...(await portInput(operator, shopper)), paymentMethodId };
  const { orderId } = await operator.call(portingIntent, { body }, shopper.as);
  expect(await paymentOf(orderId)).toMatchObject({ state: "processing", providerRef: expect.stringMatching(/^seti_/) });
  await confirmed(orderId);
  expect(await operator.call(paymentMethods, undefined, shopper.as)).toMatchObject([{ id: paymentMethodId }]);
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "sentToDonor" });
});

test("one that Stripe refuses to verify is 1038, as where it refuses a sum", async () => {
  const shopper = await newShopper(operator);
  const { id } = await operator.call(addPaymentMethod, { body: { type: "card", token: "pm_1234567lost" } }, shopper.as);
  stripe.refused.add("pm_1234567lost");
  const body = { ...(await portInput(operator, shopper)), paymentMethodId: id };
  expect(await operator.fails(portingIntent, { body }, shopper.as)).toMatchObject({ code: "1038", status: 402 });
});
