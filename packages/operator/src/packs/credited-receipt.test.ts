import { optionIntent } from "@tribun/api-client/contract";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges, invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { declarations } from "../db/schema/operations.ts";
import { packOrders } from "../db/schema/packs.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { newSubscriber, sessionOf } from "../testing/billing.ts";
import { writeReceipts } from "../testing/books.ts";
import { withdrawFrom } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { decide, object } from "../testing/objections.ts";
import { submitCheckout } from "../testing/orders.ts";
import { endLine } from "../line-life/end-line.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const PRICE = 399;

/** An unused pack, with a successful objection to its receipt over `cents`. */
async function credited(cents: number) {
  const { db } = operator.deps;
  const fan = await newSubscriber(operator);
  const body = { lineId: fan.lineId, paymentVersion: 2 as const, earlyStart: true };
  const intent = await operator.call(optionIntent, { params: { id: "ek-2" }, body }, await sessionOf(operator, fan));
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  await writeReceipts(operator);
  const [receipt] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, fan.userId), like(invoices.key, "receipt:%")));
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, intent.orderId));
  const [order] = await db.select().from(packOrders).where(eq(packOrders.id, intent.orderId));
  if (!receipt || !payment || !order) throw new Error("no pack was bought");
  await object(operator, receipt, cents);
  await decide(operator, receipt, "accept");
  await operator.runJobs();
  return { fan, number: order.number, paymentId: payment.id };
}

async function refundsOf(paymentId: string): Promise<number[]> {
  const rows = await operator.deps.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(refunds.createdAt, refunds.reason);
  return rows.map(({ amountCents }) => amountCents);
}

test("a line ends with a pack whose receipt was credited in part, and the rest of its price goes back", async () => {
  const { fan, paymentId } = await credited(100);
  await operator.deps.db.transaction((tx) => endLine(operator.deps, tx, fan.lineId, "2026-11-03"));
  expect((await operator.deps.db.select().from(lines).where(eq(lines.id, fan.lineId)))[0]?.state).toBe("ended");
  expect(await refundsOf(paymentId)).toEqual([100, PRICE - 100]);
});

test("so it does where the fan withdraws from the pack", async () => {
  const { fan, number, paymentId } = await credited(100);
  const receiptId = await withdrawFrom(operator, number, fan.email);
  const [row] = await operator.deps.db.select().from(declarations).where(eq(declarations.id, receiptId));
  expect(row).toMatchObject({ state: "settled", refundCents: PRICE - 100 });
  expect(await refundsOf(paymentId)).toEqual([100, PRICE - 100]);
});

test("where the bank takes the payment back, the credit of the unused pack is what the receipt's left", async () => {
  const { fan, paymentId } = await credited(100);
  await settlePayment(operator.deps, { paymentId, outcome: "returned" });
  await operator.runJobs();
  const posted = await operator.deps.db.select().from(charges).where(eq(charges.userId, fan.userId)).orderBy(charges.amountCents);
  expect(posted.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ["unusedPack", 100 - PRICE],
    ["invoicedPayment", PRICE],
  ]);
  expect(await refundsOf(paymentId)).toEqual([100]);
});
