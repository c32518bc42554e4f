import { randomUUID } from "node:crypto";
import { germanDay, nextMonth, startOfGermanDay } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { sign, SIGNATURE_HEADER } from "../adapters/payment/signature.ts";
import { billOne } from "../testing/billing.ts";
import { writeReceipts } from "../testing/books.ts";
import { type Contract, newContract, withdraw } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { somebodyWaits } from "../testing/locks.ts";
import { object } from "../testing/objections.ts";
import { returnedOrders } from "../testing/returned-orders.ts";
import { receivePaymentEvent } from "../payments/receive.ts";
import { billFan } from "./bill-fan.ts";
import { decideObjectionOf } from "./decide.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const DAY_S = 24 * 3600;
const untilNextMonth = () => {
  const now = operator.deps.clock.nowMs();
  return Math.ceil((startOfGermanDay(nextMonth(germanDay(now)).from) - now) / 1000);
};

/** A contract from the last days of a month. Its bill goes out while the fan can still withdraw. */
async function lateContract(before: (contract: Contract) => Promise<void>): Promise<{ contract: Contract; bill: InvoiceRow }> {
  if (untilNextMonth() < 8 * DAY_S) operator.clock.advance({ seconds: untilNextMonth() + 3600 });
  operator.clock.advance({ seconds: untilNextMonth() - 7 * DAY_S });
  const contract = await newContract(operator);
  await before(contract);
  operator.clock.advance({ seconds: untilNextMonth() + 3600 });
  await billOne(operator, { userId: contract.userId, teamId: 1 });
  const [bill] = await operator.deps.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, contract.userId), eq(invoices.kind, "period")));
  if (!bill) throw new Error("no bill");
  return { contract, bill };
}

/** Accepts an objection to a whole bill. Before that transaction commits, `meanwhile` tries to refund the same money. */
async function whileAccepting(bill: InvoiceRow, meanwhile: () => Promise<unknown>): Promise<void> {
  await object(operator, bill);
  const { promise: decided, resolve: hasDecided } = Promise.withResolvers<void>();
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  const accept = operator.deps.db.transaction(async (db) => {
    await decideObjectionOf(operator.deps, db, 1, bill.id, "accept");
    hasDecided();
    await go;
  });
  await decided;
  const other = meanwhile();
  await Promise.race([other, somebodyWaits(operator)]);
  release();
  await Promise.all([accept, other]);
}

async function credited({ userId }: Contract, kind: string): Promise<number[]> {
  const of = and(eq(charges.userId, userId), eq(charges.kind, kind));
  const rows = await operator.deps.db.select().from(charges).where(of);
  return rows.flatMap(({ amountCents }) => (amountCents < 0 ? [-amountCents] : []));
}

test("a base fee is given back once where its bill is objected to while the withdrawal is credited", async () => {
  const { contract, bill } = await lateContract(() => Promise.resolve());
  await withdraw(operator, contract);
  await whileAccepting(bill, () => operator.deps.db.transaction((tx) => billFan(tx, contract.userId, operator.deps.clock.now())));
  // The fan paid the rest of the fee with the order, as the identity charge.
  expect(await credited(contract, "withdrawn")).toEqual([contract.order.payment.identityCharge]);
});

/** Writes the receipts. Then the bank takes the order's payment back, so the bill claims it. */
async function returned(contract: Contract): Promise<void> {
  await writeReceipts(operator);
  await returnedOrders(operator).bank(contract, "returned");
}

test("so is a payment that the bill claims where the withdrawal comes at that moment", async () => {
  const { contract, bill } = await lateContract(returned);
  await whileAccepting(bill, () => withdraw(operator, contract));
  await billOne(operator, { userId: contract.userId, teamId: 1 });
  expect(await credited(contract, "withdrawn")).toEqual([contract.order.payment.identityCharge]);
});

test("so is a payment that is won back while the bill that claims it is objected to", async () => {
  const { paidFor } = returnedOrders(operator);
  const { contract, bill } = await lateContract(returned);
  const { id: paymentId } = await paidFor(contract);
  const body = JSON.stringify({ id: randomUUID(), type: "payment.reinstated", data: { paymentId } });
  const headers = new Headers({ [SIGNATURE_HEADER]: sign(body, operator.deps.config.paymentWebhookSecret) });
  await whileAccepting(bill, () => operator.deps.db.transaction((tx) => receivePaymentEvent(operator.deps, tx, body, headers)));
  expect((await paidFor(contract)).state).toBe("succeeded");
  expect(await credited(contract, "invoicedPayment")).toEqual([]);
});
