import { randomUUID } from "node:crypto";
import { me } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { supportMessages } from "../db/schema/fan-service.ts";
import { messages } from "../db/schema/operations.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { type PaymentProvider, ProviderUnreachable, type RefundRequest } from "../ports/payment.ts";
import { deliverPaymentEvent } from "../sandbox/providers/payment.ts";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { createPayables, newPayable, withPayables } from "../testing/payables.ts";
import { openPayment } from "./open.ts";
import { refundPayment } from "./refund.ts";
import { submitCheckout } from "../testing/orders.ts";

let silent = false;
const asked: RefundRequest[] = [];
function watched(deps: Deps): Deps {
  const refund: PaymentProvider["refund"] = (_db, request) => {
    asked.push(request);
    return silent ? Promise.reject(new ProviderUnreachable("test")) : Promise.resolve();
  };
  return { ...deps, providers: { ...deps.providers, payment: { ...deps.providers.payment, refund } } };
}

let operator: TestOperator;
let userId: string;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" }, change: (deps) => watched(withPayables(deps)) });
  await createPayables(operator.deps.db);
  userId = (await operator.call(me, undefined, { token: (await newFan(operator)).accessToken })).id;
});
afterAll(() => operator.stop());
beforeEach(() => {
  silent = false;
  asked.length = 0;
});

const db = () => operator.deps.db;

/** Something that the fan has paid with 3.99 €. */
async function paid() {
  const subjectId = await newPayable(db(), userId, 399);
  const team = operator.deps.teams.get(1);
  if (!team) throw new Error("no team");
  const { checkoutId } = await openPayment({ deps: operator.deps, db: db(), team }, { purpose: "option", subjectId, paymentVersion: 2 });
  await submitCheckout(operator, checkoutId);
  const [payment] = await db().select().from(payments).where(eq(payments.subjectId, subjectId));
  if (!payment) throw new Error("no payment");
  return { subject: { purpose: "option", subjectId } as const, payment };
}
const paymentNow = async (id: string) => (await db().select().from(payments).where(eq(payments.id, id)))[0];
const refundNow = async (id: string | undefined) =>
  (
    await db()
      .select()
      .from(refunds)
      .where(eq(refunds.id, id ?? ""))
  )[0];

describe("paying back", () => {
  test("in part, once per cause, and the provider learns of it by a job", async () => {
    const { subject, payment } = await paid();
    const wish = { subject, amountCents: 150, reason: "withdrawal", sourceId: `withdrawal:${randomUUID()}` };
    const first = await refundPayment(db(), operator.deps, wish);
    const both = await Promise.all([1, 2, 3].map(() => db().transaction((tx) => refundPayment(tx, operator.deps, wish))));
    expect(new Set(both.map((refund) => refund?.id))).toEqual(new Set([first?.id]));
    expect(await paymentNow(payment.id)).toMatchObject({ state: "succeeded", refundedCents: 150 });
    expect(asked).toEqual([]);
    await operator.runJobs();
    expect(asked).toEqual([{ refundId: first?.id, paymentId: payment.id, ref: payment.providerRef, amountCents: 150 }]);
    expect(await refundNow(first?.id)).toMatchObject({ state: "done", doneAt: operator.deps.clock.now() });
  });

  test("two causes at the same moment share what there is, and never more", async () => {
    const { subject, payment } = await paid();
    const wish = () => ({ subject, amountCents: 300, reason: "test", sourceId: randomUUID() });
    const results = await Promise.allSettled([1, 2].map(() => db().transaction((tx) => refundPayment(tx, operator.deps, wish()))));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")?.reason).toMatchObject({
      status: 409,
      facts: { reason: "refund.tooMuch" },
    });
    const rest = await refundPayment(db(), operator.deps, { paymentId: payment.id, reason: "test", sourceId: randomUUID() });
    expect(rest).toMatchObject({ amountCents: 99 });
    expect(await paymentNow(payment.id)).toMatchObject({ state: "refunded", refundedCents: 399 });
    expect(await refundPayment(db(), operator.deps, { paymentId: payment.id, reason: "test", sourceId: randomUUID() })).toBeUndefined();
  });

  test("where nothing was taken nothing goes back", async () => {
    const subject = { purpose: "option", subjectId: await newPayable(db(), userId) } as const;
    expect(await refundPayment(db(), operator.deps, { subject, reason: "test", sourceId: randomUUID() })).toBeUndefined();
    const { subject: other } = await paid();
    expect(
      await refundPayment(db(), operator.deps, { subject: other, amountCents: 0, reason: "test", sourceId: randomUUID() }),
    ).toBeUndefined();
  });

  test("is tried until the provider answers, with the same id", async () => {
    const { subject } = await paid();
    silent = true;
    const refund = await refundPayment(db(), operator.deps, { subject, reason: "test", sourceId: randomUUID() });
    for (let hour = 0; hour < 3; hour++) {
      operator.clock.advance({ hours: 1 });
      await operator.runJobs();
    }
    expect(await refundNow(refund?.id)).toMatchObject({ state: "pending" });
    silent = false;
    operator.clock.advance({ hours: 1 });
    await operator.runJobs();
    expect(await refundNow(refund?.id)).toMatchObject({ state: "done" });
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked.map(({ refundId }) => refundId))).toEqual(new Set([refund?.id]));
  });

  test("that never worked, or that the bank undid, is kept for a person to look at", async () => {
    const { subject, payment } = await paid();
    const refund = await refundPayment(db(), operator.deps, { subject, reason: "test", sourceId: randomUUID() });
    await operator.runJobs();
    const data = { paymentId: payment.id, refundId: refund?.id ?? "", reason: "account_closed" };
    await operator.deps.outbox.enqueue(db(), deliverPaymentEvent, { id: `evt_${randomUUID()}`, type: "refund.failed", data });
    await operator.runJobs();
    expect(await refundNow(refund?.id)).toMatchObject({ state: "failed" });

    const { subject: other } = await paid();
    silent = true;
    const hopeless = await refundPayment(db(), operator.deps, { subject: other, reason: "test", sourceId: randomUUID() });
    for (let day = 0; day < 110; day++) {
      operator.clock.advance({ hours: 1 });
      await operator.runJobs();
    }
    expect(await refundNow(hopeless?.id)).toMatchObject({ state: "failed" });
    const asksFor = [refund, hopeless].map((one) => `payment.refund:${one?.id}`);
    const tickets = await db().select({ reference: supportMessages.reference }).from(supportMessages);
    expect(new Set(tickets.map(({ reference }) => reference))).toEqual(new Set(asksFor));
    const mails = (await db().select().from(messages)).filter(({ subject }) => subject?.startsWith("Deine Erstattung über"));
    expect(mails).toHaveLength(2);
  });
});
