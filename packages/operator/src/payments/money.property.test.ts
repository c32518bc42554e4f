import { randomUUID } from "node:crypto";
import { me } from "@tribun/api-client/contract";
import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { paymentEvents, type PaymentRow, payments, refunds } from "../db/schema/payments.ts";
import { Problem } from "../base/problem.ts";
import { sign, SIGNATURE_HEADER } from "../adapters/payment/signature.ts";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { placedOrder } from "../testing/orders.ts";
import { createPayables, findPayable, newPayable, payables, withPayables } from "../testing/payables.ts";
import { findCheckout } from "./checkout/find.ts";
import { startPayment } from "./checkout/pay.ts";
import { beginPayment, isUnderWay } from "./begin.ts";
import { receivePaymentEvent } from "./receive.ts";
import { refundPayment } from "./refund.ts";
import { subjectOf } from "../kernel/payment-subject.ts";
import { sweep } from "@tribun/vitest-config/sweep";

let operator: TestOperator;
let userId: string;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" }, change: withPayables });
  await createPayables(operator.deps.db);
  userId = (await operator.call(me, undefined, { token: (await newFan(operator)).accessToken })).id;
});
afterAll(() => operator.stop());

const db = () => operator.deps.db;
type Kind = "succeeded" | "failed" | "returned" | "reinstated";
type Event = { readonly id: string; readonly type: `payment.${Kind}`; readonly data: { readonly paymentId: string } };

/** Sends an event as the provider does: signed, and again while the answer is 1036. */
async function deliver(event: Event): Promise<void> {
  const body = JSON.stringify(event);
  const headers = new Headers({ [SIGNATURE_HEADER]: sign(body, operator.deps.config.paymentWebhookSecret) });
  for (let attempt = 0; ; attempt++) {
    try {
      await db().transaction((tx) => receivePaymentEvent(operator.deps, tx, body, headers));
      return;
    } catch (error) {
      // An event whose predecessor was never sent gets 1036 forever. The provider gives up at some point.
      if (attempt > 5 && (event.type === "payment.reinstated" || event.type === "payment.returned")) return;
      if (attempt > 5 || !(error instanceof Problem) || error.code !== "1036") throw error;
    }
  }
}

const paymentsOf = (subjectId: string) => db().select().from(payments).where(eq(payments.subjectId, subjectId)).orderBy(payments.createdAt);

/** Checks that no cent counts twice or gets lost: what came in is kept, was refunded, or was taken back by the bank. @returns kept cents */
async function keptCents(rows: readonly PaymentRow[]): Promise<number> {
  const ids = rows.map(({ id }) => id);
  const back = ids.length === 0 ? [] : await db().select().from(refunds).where(inArray(refunds.paymentId, ids));
  const told = ids.length === 0 ? [] : await db().select().from(paymentEvents).where(inArray(paymentEvents.paymentId, ids));
  for (const row of rows) {
    const refunded = back.filter(({ paymentId }) => paymentId === row.id).reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(row.refundedCents).toBe(refunded);
    expect(row.refundedCents).toBeLessThanOrEqual(row.amountCents);
    // The operator accepts a return after a success, and also after a failure: then the money had arrived without an event.
    const arrived = told.some(({ paymentId, type }) => paymentId === row.id && /[.](succeeded|returned)$/.test(type));
    expect(["succeeded", "refunded", "returned"].includes(row.state)).toBe(arrived);
    if (row.state === "refunded") expect(row.refundedCents).toBe(row.amountCents);
    if (row.state === "succeeded") expect(row.refundedCents).toBeLessThan(row.amountCents);
    if (!arrived) expect(row.refundedCents).toBe(0);
  }
  expect(rows.filter(({ state }) => state === "succeeded").length).toBeLessThanOrEqual(1);
  expect(rows.filter(({ state }) => state === "processing").length).toBeLessThanOrEqual(1);
  return rows.reduce((sum, row) => (row.state === "succeeded" ? sum + row.amountCents - row.refundedCents : sum), 0);
}

type Step =
  | { readonly do: "pay" }
  | { readonly do: "event"; readonly kind: Kind; readonly which: number }
  | { readonly do: "again"; readonly which: number }
  | { readonly do: "burst"; readonly which: number; readonly kinds: readonly Kind[] }
  | { readonly do: "end" }
  | { readonly do: "refund"; readonly cents: number; readonly source: number };

const kind = fc.constantFrom<Kind>("succeeded", "failed", "returned", "reinstated");
const which = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ do: "pay" }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("event" as const), kind, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("again" as const), which: fc.nat({ max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("burst" as const), which, kinds: fc.array(kind, { minLength: 2, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "end" }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refund" as const), cents: fc.integer({ min: 1, max: 400 }), source: which }) },
);

/** Plays all that can happen to one thing that one fan pays. */
async function play(steps: readonly Step[]): Promise<void> {
  const subjectId = await newPayable(db(), userId, 399);
  const sent: Event[] = [];
  const send = async (type: Kind, paymentId: string | undefined) => {
    if (paymentId === undefined) return;
    const event: Event = { id: `evt_${randomUUID()}`, type: `payment.${type}`, data: { paymentId } };
    sent.push(event);
    await deliver(event);
  };
  for (const now of steps) {
    const rows = await paymentsOf(subjectId);
    if (now.do === "pay") await pay(subjectId);
    else if (now.do === "event") await send(now.kind, rows[now.which]?.id);
    else if (now.do === "burst") await Promise.all(now.kinds.map((type) => send(type, rows[now.which]?.id)));
    else if (now.do === "again") {
      const old = sent[now.which];
      if (old) await Promise.all([deliver(old), deliver(old)]);
    } else if (now.do === "end") await db().update(payables).set({ state: "ended" }).where(eq(payables.id, subjectId));
    else await payBack(subjectId, now.cents, `${subjectId}:${now.source}`);
    const { gotCents } = await findPayable(db(), subjectId);
    const after = await paymentsOf(subjectId);
    expect(await keptCents(after)).toBe(gotCents);
    // A refund stays whatever events come later, but a bank may take its payment back. A returned payment can only arrive again.
    for (const { id, state } of rows) {
      if (state === "refunded") expect(["refunded", "returned"]).toContain(after.find((row) => row.id === id)?.state);
      if (state === "returned") expect(["returned", "succeeded", "refunded"]).toContain(after.find((row) => row.id === id)?.state);
    }
  }
}

async function pay(subjectId: string): Promise<void> {
  operator.clock.advance({ seconds: 1 });
  await db().transaction(async (tx) => {
    const subject = await subjectOf(operator.deps, "option").find(tx, subjectId, "lock");
    if (!subject?.payable || (await isUnderWay(tx, "option", subjectId))) return;
    const context = { deps: operator.deps, db: tx, now: operator.deps.clock.now() };
    await beginPayment(context, { purpose: "option", subjectId, subject, method: "paypal" });
  });
}

/** Submits the form of the hosted page, without waiting for the outcome. */
async function pressPay(checkoutId: string): Promise<void> {
  const found = await findCheckout(operator.deps, db(), checkoutId);
  if (found)
    await startPayment(operator.deps, found, { method: "paypal", keep: false }, { language: "de", ip: "203.0.113.7", userAgent: "" });
}

/** The subject's own way of refunding a part: it writes its own row in the same transaction. */
async function payBack(subjectId: string, amountCents: number, sourceId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [row] = await tx.select().from(payables).where(eq(payables.id, subjectId)).for("update");
    const [before] = await tx.select().from(refunds).where(eq(refunds.sourceId, sourceId));
    const wish = { subject: { purpose: "option", subjectId }, amountCents, reason: "test", sourceId } as const;
    const refund = await refundPayment(tx, operator.deps, wish).catch((error: unknown) => {
      if (error instanceof Problem && error.facts.reason === "refund.tooMuch") return undefined;
      throw error;
    });
    if (row && refund && !before)
      await tx
        .update(payables)
        .set({ gotCents: row.gotCents - refund.amountCents })
        .where(eq(payables.id, subjectId));
  });
}

describe("money", () => {
  test("is booked once and never lost, whatever the provider tells in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), (steps) => play([{ do: "pay" }, ...steps])),
      { numRuns: sweep(15, 60), endOnFailure: true },
    );
  }, 120_000);

  test("of two payments that both arrive, one is kept and the other goes back", async () => {
    const subjectId = await newPayable(db(), userId);
    await pay(subjectId);
    const [first] = await paymentsOf(subjectId);
    const told = (type: Kind, paymentId: string) => deliver({ id: `evt_${randomUUID()}`, type: `payment.${type}`, data: { paymentId } });
    await told("failed", first?.id ?? "");
    await pay(subjectId);
    const second = (await paymentsOf(subjectId))[1];
    // The first payment succeeds after all, while the second one is still under way.
    await told("succeeded", first?.id ?? "");
    await told("succeeded", second?.id ?? "");
    expect((await paymentsOf(subjectId)).map(({ state }) => state)).toEqual(["succeeded", "refunded"]);
    expect(await findPayable(db(), subjectId)).toMatchObject({ gotCents: 399, state: "paid" });
  });

  test("of an order: paid exactly once while the order stands, and not at all once it has ended", async () => {
    const tells = fc.array(
      fc.record({ kind: fc.constantFrom<Kind>("succeeded", "failed"), which: fc.nat({ max: 1 }), twice: fc.boolean() }),
      {
        minLength: 2,
        maxLength: 6,
      },
    );
    const run = async (all: readonly { kind: Kind; which: number; twice: boolean }[], goOn: boolean) => {
      const { intent } = await placedOrder(operator);
      await pressPay(intent.checkoutId);
      for (const { kind: type, which: index, twice } of all) {
        const paymentId = (await paymentsOf(intent.orderId))[index]?.id;
        if (paymentId !== undefined) {
          const event: Event = { id: `evt_${randomUUID()}`, type: `payment.${type}`, data: { paymentId } };
          await Promise.all(twice ? [deliver(event), deliver(event)] : [deliver(event)]);
        }
        if (goOn) await pressPay(intent.checkoutId);
      }
      await operator.runJobs();
      const [order] = await db().select().from(orders).where(eq(orders.id, intent.orderId));
      const got = order && ["paid", "provisioning", "active"].includes(order.state) ? order.payment.dueNow : 0;
      expect(await keptCents(await paymentsOf(intent.orderId))).toBe(got);
    };
    await fc.assert(fc.asyncProperty(tells, fc.boolean(), run), { numRuns: sweep(3, 8), endOnFailure: true });
  }, 120_000);
});
