import { randomUUID } from "node:crypto";
import { checkoutStatus, myLines, orderDetail, paymentWebhook } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { charges } from "../db/schema/billing.ts";
import { reservations } from "../db/schema/numbers.ts";
import { orderEvents, orders } from "../db/schema/orders.ts";
import { paymentEvents, payments } from "../db/schema/payments.ts";
import { SIGNATURE_HEADER, sign } from "../adapters/payment/signature.ts";
import { writeParty } from "../sandbox/parties.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { placedOrder, submitCheckout } from "../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const db = () => operator.deps.db;

function send(event: unknown, signature?: string): Promise<Response> {
  const body = JSON.stringify(event);
  const headers = {
    [SIGNATURE_HEADER]: signature ?? sign(body, operator.deps.config.paymentWebhookSecret),
    "content-type": "application/json",
  };
  return operator.request(paymentWebhook.path, { method: "POST", headers, body });
}
const codeOf = async (answer: Response) => {
  const body: unknown = await answer.json();
  return typeof body === "object" && body !== null && "referenceErrorCode" in body ? body.referenceErrorCode : undefined;
};

/** An order whose payment stays pending at the provider. */
async function pendingOrder() {
  await writeNextPayment(db(), "pending");
  const placed = await placedOrder(operator);
  const answer = await submitCheckout(operator, placed.intent.checkoutId);
  const [payment] = await db().select().from(payments).where(eq(payments.subjectId, placed.intent.orderId));
  if (!payment) throw new Error("no payment");
  return { ...placed, answer, payment };
}
const stateOf = async (orderId: string) => (await db().select().from(orders).where(eq(orders.id, orderId)))[0]?.state;

describe("events of the payment provider", () => {
  test("a wrong or missing signature is 1035 and changes nothing", async () => {
    const { intent, payment } = await pendingOrder();
    const event = { id: randomUUID(), type: "payment.succeeded", data: { paymentId: payment.id } };
    for (const signature of ["", "0".repeat(64), "ü".repeat(64), sign(JSON.stringify(event), "another secret, also thirty-two chars")]) {
      const answer = await send(event, signature);
      expect(answer.status).toBe(502);
      expect(await codeOf(answer)).toBe("1035");
    }
    expect(await stateOf(intent.orderId)).toBe("paymentProcessing");
  });

  test("a forged body is refused for its signature before anything is said about it, a signed one for its form", async () => {
    const tell = (body: string | Buffer, secret?: string) =>
      operator.request(paymentWebhook.path, {
        method: "POST",
        headers: { "content-type": "application/json", ...(secret !== undefined && { [SIGNATURE_HEADER]: sign(String(body), secret) }) },
        body,
      });
    for (const body of ["{", "", "[]", '{"id":1}', JSON.stringify({ id: "a".repeat(81), type: 1 }), Buffer.from([0xff, 0xfe])]) {
      for (const secret of [undefined, "another secret, also thirty-two chars"]) {
        const answer = await tell(body, secret);
        expect([answer.status, await codeOf(answer)]).toEqual([502, "1035"]);
      }
      expect((await tell(body, operator.deps.config.paymentWebhookSecret)).ok).toBe(false);
    }
    expect((await tell("{", operator.deps.config.paymentWebhookSecret)).status).toBe(400);
  });

  test("an unknown type is 1035, an unknown payment 1036 and may be sent again", async () => {
    expect(await codeOf(await send({ id: "a", type: "invoice.paid", data: {} }))).toBe("1035");
    expect(await codeOf(await send({ id: "b", type: "payment.failed", data: { paymentId: randomUUID() } }))).toBe("1036");
    expect(await db().select().from(paymentEvents).where(eq(paymentEvents.id, "b"))).toEqual([]);
  });

  test("the same event ten times at once counts once", async () => {
    const { shopper, intent, payment } = await pendingOrder();
    const event = { id: randomUUID(), type: "payment.succeeded", data: { paymentId: payment.id } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await operator.runJobs();
    const events = await db().select().from(orderEvents).where(eq(orderEvents.orderId, intent.orderId));
    expect(events.map((entry) => entry.event)).toEqual([
      "submit",
      "openPayment",
      "confirmPayment",
      "paymentSucceeded",
      "provision",
      "activate",
    ]);
    expect(await operator.call(myLines, undefined, shopper.as)).toHaveLength(1);
  });

  test("failure after success is ignored; success after failure still counts", async () => {
    const first = await pendingOrder();
    await send({ id: randomUUID(), type: "payment.succeeded", data: { paymentId: first.payment.id } });
    await send({ id: randomUUID(), type: "payment.failed", data: { paymentId: first.payment.id } });
    expect(await stateOf(first.intent.orderId)).toBe("paid");
    const second = await pendingOrder();
    await send({ id: randomUUID(), type: "payment.failed", data: { paymentId: second.payment.id, reason: "insufficientFunds" } });
    expect(await operator.call(checkoutStatus, { params: { id: second.intent.checkoutId } })).toMatchObject({
      transactionStatus: 2,
      reason: "insufficientFunds",
    });
    await send({ id: randomUUID(), type: "payment.succeeded", data: { paymentId: second.payment.id } });
    expect(await stateOf(second.intent.orderId)).toBe("paid");
  });

  test("a debit that the bank takes back from an active line goes on its next invoice, once", async () => {
    const { intent } = await placedOrder(operator);
    await submitCheckout(operator, intent.checkoutId);
    await operator.runJobs();
    const [payment] = await db().select().from(payments).where(eq(payments.subjectId, intent.orderId));
    const event = { id: randomUUID(), type: "payment.returned", data: { paymentId: payment?.id } };
    expect((await send(event)).status).toBe(200);
    expect((await send({ ...event, id: randomUUID() })).status).toBe(200);
    const posted = await db()
      .select()
      .from(charges)
      .where(eq(charges.sourceId, `returned:${payment?.id}`));
    expect(posted).toMatchObject([{ amountCents: 1000, kind: "returnedPayment" }]);
    expect(await stateOf(intent.orderId)).toBe("active");
  });

  test("a debit that comes back before its success was told is 1036, and counts when it is told again", async () => {
    const { payment } = await pendingOrder();
    const data = { paymentId: payment.id };
    const back = { id: randomUUID(), type: "payment.returned", data };
    const stateNow = async () => (await db().select().from(payments).where(eq(payments.id, payment.id)))[0]?.state;
    const early = await send(back);
    expect({ status: early.status, code: await codeOf(early) }).toEqual({ status: 502, code: "1036" });
    expect(await stateNow()).toBe("processing");
    expect((await send({ id: randomUUID(), type: "payment.succeeded", data })).status).toBe(200);
    expect((await send(back)).status).toBe(200);
    expect(await stateNow()).toBe("returned");
  });

  test("a dispute that is won is accepted: the payment counts again, once, and the charge for it is taken off", async () => {
    const { intent } = await placedOrder(operator);
    await submitCheckout(operator, intent.checkoutId);
    await operator.runJobs();
    const [payment] = await db().select().from(payments).where(eq(payments.subjectId, intent.orderId));
    const data = { paymentId: payment?.id };
    const won = { id: randomUUID(), type: "payment.reinstated", data };
    const early = await send(won);
    expect({ status: early.status, code: await codeOf(early) }).toEqual({ status: 502, code: "1036" });
    expect((await send({ id: randomUUID(), type: "payment.returned", data })).status).toBe(200);
    const answers = await Promise.all([won, won, { ...won, id: randomUUID() }].map((event) => send(event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [after] = await db()
      .select()
      .from(payments)
      .where(eq(payments.id, payment?.id ?? ""));
    expect(after).toMatchObject({ state: "succeeded", refundedCents: 0, reason: null });
    const posted = await db().select().from(charges).where(eq(charges.kind, "returnedPayment"));
    const own = posted.filter(({ sourceId }) => sourceId.endsWith(payment?.id ?? "none"));
    expect(own.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([-1000, 1000]);
    expect(await stateOf(intent.orderId)).toBe("active");
  });

  test("money that comes when the order has ended, or twice, goes back", async () => {
    const { intent, payment } = await pendingOrder();
    await send({ id: randomUUID(), type: "payment.failed", data: { paymentId: payment.id } });
    await submitCheckout(operator, intent.checkoutId);
    await send({ id: randomUUID(), type: "payment.succeeded", data: { paymentId: payment.id } });
    const both = await db().select().from(payments).where(eq(payments.subjectId, intent.orderId));
    expect(both.map(({ state }) => state).toSorted()).toEqual(["refunded", "succeeded"]);
  });

  test("a late success whose number has gone is paid back", async () => {
    const { intent, payment } = await pendingOrder();
    await send({ id: randomUUID(), type: "payment.failed", data: { paymentId: payment.id } });
    const [order] = await db().select().from(orders).where(eq(orders.id, intent.orderId));
    await db()
      .update(reservations)
      .set({ state: "released" })
      .where(eq(reservations.id, order?.reservationId ?? ""));
    await db()
      .insert(reservations)
      .values({
        id: randomUUID(),
        registryId: order?.registryId ?? "",
        teamId: 1,
        holder: "cart:rival",
        state: "held",
        createdAt: operator.deps.clock.now(),
        expiresAt: new Date(operator.deps.clock.nowMs() + 60_000),
      });
    await send({ id: randomUUID(), type: "payment.succeeded", data: { paymentId: payment.id } });
    expect(await stateOf(intent.orderId)).toBe("rejected");
    expect((await db().select().from(payments).where(eq(payments.id, payment.id)))[0]?.state).toBe("refunded");
  });
});

describe("what a payment can do", () => {
  test("stay pending: the fan comes back without success, the number stays for weeks", async () => {
    const { intent, answer } = await pendingOrder();
    const url = new URL(answer.headers.get("location") ?? "");
    expect(url.pathname).toBe("/order/processing");
    expect(Object.fromEntries(url.searchParams)).toEqual({ cId: intent.checkoutId });
    operator.clock.advance({ days: 5 });
    await operator.runJobs();
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({ transactionStatus: 1 });
    expect((await operator.request(`/c/${intent.checkoutId}`)).status).toBe(200);
    expect(await (await operator.request(`/c/${intent.checkoutId}`)).text()).toContain("Deine Zahlung läuft");
  });

  test("be paid while the partner's system is down: Processing, retried, and active in the end", async () => {
    await writeParty(db(), { party: "partner", mode: "fail" });
    const { shopper, intent } = await placedOrder(operator);
    await submitCheckout(operator, intent.checkoutId);
    await operator.runJobs();
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({ transactionStatus: 3 });
    await writeParty(db(), { party: "partner", mode: "normal" });
    operator.clock.advance({ hours: 2 });
    await operator.runJobs();
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as)).toMatchObject({ state: "active" });
  });

  test("be paid while it stays down: paid back after a day", async () => {
    await writeParty(db(), { party: "partner", mode: "fail" });
    const { intent } = await placedOrder(operator);
    await submitCheckout(operator, intent.checkoutId);
    for (let hour = 0; hour < 40; hour++) {
      operator.clock.advance({ hours: 1 });
      await operator.runJobs();
    }
    await writeParty(db(), { party: "partner", mode: "normal" });
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({
      transactionStatus: 2,
      reason: "partnerSystem",
    });
    expect((await db().select().from(payments).where(eq(payments.subjectId, intent.orderId)))[0]?.state).toBe("refunded");
  });

  test("be sent twice by two clicks: one payment", async () => {
    const { shopper, intent } = await placedOrder(operator);
    const answers = await Promise.all([1, 2, 3].map(() => submitCheckout(operator, intent.checkoutId)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 303 && status !== 200)).toEqual([]);
    await operator.runJobs();
    expect(await db().select().from(payments).where(eq(payments.subjectId, intent.orderId))).toHaveLength(1);
    expect(await operator.call(myLines, undefined, shopper.as)).toHaveLength(1);
  });
});
