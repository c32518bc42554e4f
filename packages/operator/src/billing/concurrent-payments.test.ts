import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrearsBlocks, invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { type PaymentRow, payments } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { issueInvoice, newSubscriber, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { somebodyWaits } from "../testing/locks.ts";
import { openCheckout } from "../payments/checkout/store.ts";
import { beginPayment } from "../payments/begin.ts";
import { lockPayment } from "../payments/hand-over.ts";
import { settleFailure, settleSuccess } from "../payments/settle.ts";
import { blockLines } from "./blocks.ts";
import { invoiceSubject } from "./payment-subject.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** A fan whose line is blocked for invoices of these amounts, each with a payment under way. */
async function blockedFan(...cents: readonly number[]): Promise<{ fan: Subscriber; ids: string[] }> {
  const { db, clock } = operator.deps;
  const fan = await newSubscriber(operator);
  const ids: string[] = [];
  for (const grossCents of cents) {
    const id = await issueInvoice(operator, fan.userId, fan.lineId);
    await db.update(invoices).set({ grossCents, state: "blocked" }).where(eq(invoices.id, id));
    ids.push(id);
  }
  await blockLines(operator.deps, db, fan.userId, clock.now());
  return { fan, ids };
}

async function begin(fan: Subscriber, id: string): Promise<PaymentRow> {
  const { db, clock } = operator.deps;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id));
  await db.update(invoices).set({ state: "collecting", before: "blocked" }).where(eq(invoices.id, id));
  const wish = { paymentVersion: 2, successUrl: "http://localhost:1907/", cancelUrl: "http://localhost:1907/" };
  const { id: checkoutId } = await openCheckout(db, "invoice", id, wish, clock.now());
  const [row] = await db
    .insert(payments)
    .values({
      ...{ id: randomUUID(), purpose: "invoice", subjectId: id, teamId: fan.teamId, userId: fan.userId, method: "card", checkoutId },
      ...{ amountCents: invoice?.grossCents ?? 0, state: "processing", createdAt: clock.now() },
    })
    .returning();
  if (!row) throw new Error("no payment");
  return row;
}

/** Settles a payment in its own database connection, and pauses with the invoice locked until `go` resolves. */
function settling(payment: PaymentRow, go: Promise<void>): { readonly begun: Promise<void>; readonly done: Promise<void> } {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const done = operator.deps.db.transaction(async (db) => {
    const locked = await lockPayment(operator.deps, db, payment.id);
    if (!locked) throw new Error("no payment");
    resolve();
    await go;
    await settleSuccess({ deps: operator.deps, db, now: operator.deps.clock.now() }, locked.payment);
  });
  return { begun, done };
}

const settle = (payment: PaymentRow, how: typeof settleSuccess | "failed") =>
  operator.deps.db.transaction(async (db) => {
    const locked = await lockPayment(operator.deps, db, payment.id);
    const context = { deps: operator.deps, db, now: operator.deps.clock.now() };
    if (!locked) throw new Error("no payment");
    await (how === "failed" ? settleFailure(context, locked.payment, "declined") : how(context, locked.payment));
  });
const lineState = async ({ lineId }: Subscriber) => {
  const [line] = await operator.deps.db.select({ state: lines.state }).from(lines).where(eq(lines.id, lineId));
  return line?.state;
};
const states = async (ids: readonly string[]) => {
  const rows = await operator.deps.db
    .select({ id: invoices.id, state: invoices.state })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
};

test("two invoices of a blocked fan are paid over two connections at the same moment: no deadlock, one lift", async () => {
  const { fan, ids } = await blockedFan(6_000, 6_000);
  const [first, second] = await Promise.all(ids.map((id) => begin(fan, id)));
  if (!first || !second) throw new Error("no payments");
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  const one = settling(first, go);
  await one.begun;
  const other = settling(second, go);
  await Promise.race([other.begun, somebodyWaits(operator)]);
  release();
  await Promise.all([one.done, other.done]);
  expect(await states(ids)).toEqual(["paid", "paid"]);
  expect(await lineState(fan)).toBe("active");
  const blocks = await operator.deps.db.select().from(arrearsBlocks).where(eq(arrearsBlocks.userId, fan.userId));
  expect(blocks.map(({ liftedAt }) => liftedAt !== null)).toEqual([true]);
  await operator.runJobs();
  const mails = await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 20 });
  expect(mails.filter(({ subject }) => subject?.includes("frei"))).toHaveLength(1);
});

test("one invoice is paid while the payment of another begins: neither waits for the other for ever", async () => {
  const { fan, ids } = await blockedFan(6_000, 6_000);
  const [arriving = "", starting = ""] = ids;
  const payment = await begin(fan, arriving);
  const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>();
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  const start = operator.deps.db.transaction(async (db) => {
    const subject = await invoiceSubject.find(db, starting, "lock");
    if (!subject) throw new Error("no invoice");
    hasLocked();
    await go;
    const context = { deps: operator.deps, db, now: operator.deps.clock.now() };
    await beginPayment(context, { purpose: "invoice", subjectId: starting, subject, method: "card" });
  });
  await locked;
  const arrive = settle(payment, settleSuccess);
  await somebodyWaits(operator);
  release();
  await Promise.all([start, arrive]);
  expect(await states(ids)).toEqual(["paid", "collecting"]);
  expect(await lineState(fan)).toBe("active");
});

test("three that arrive at once, in any mixture with a third that is open", async () => {
  for (let round = 0; round < 5; round++) {
    const { fan, ids } = await blockedFan(6_000, 6_000, 6_000);
    const begun = await Promise.all(ids.map((id) => begin(fan, id)));
    await Promise.all(begun.map((payment) => settle(payment, settleSuccess)));
    expect(await states(ids)).toEqual(["paid", "paid", "paid"]);
    expect(await lineState(fan)).toBe("active");
  }
});

test("a payment that is only under way lifts nothing: it may still fail", async () => {
  const { fan, ids } = await blockedFan(6_000, 6_000, 6_000);
  const [paid, failing] = await Promise.all(ids.slice(0, 2).map((id) => begin(fan, id)));
  if (!paid || !failing) throw new Error("no payments");
  await settle(paid, settleSuccess);
  expect(await lineState(fan)).toBe("blocked");
  await settle(failing, "failed");
  expect(await lineState(fan)).toBe("blocked");
  const again = await begin(fan, ids[1] ?? "");
  await settle(again, settleSuccess);
  expect(await lineState(fan)).toBe("active");
});

test("one that fails after the block was lifted does not stand there as blocked", async () => {
  const { fan, ids } = await blockedFan(6_000, 6_000);
  const [paid, failing] = [await begin(fan, ids[0] ?? ""), await begin(fan, ids[1] ?? "")];
  await settle(paid, settleSuccess);
  expect(await lineState(fan)).toBe("active");
  await settle(failing, "failed");
  expect(await lineState(fan)).toBe("active");
  expect((await states(ids))[1]).toBe("reminder2");
  // Dunning continues after the second reminder.
  operator.clock.advance({ days: 15 });
  await operator.runJobs();
  expect(await states(ids)).toEqual(["paid", "reminder2"]);
});
