import { germanDay, nextMonth, startOfGermanDay } from "@tribun/domain";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { billOne } from "../testing/billing.ts";
import { writeReceipts } from "../testing/books.ts";
import { type Contract, newContract, standing, withdraw } from "../testing/declarations.ts";
import { mailsTo } from "../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { decide, object } from "../testing/objections.ts";
import { returnedOrders } from "../testing/returned-orders.ts";
import { refundPayment } from "../payments/refund.ts";
import { addCharge } from "../ledger/charges.ts";
import { CREDIT_REFUND } from "../ledger/credit-refund.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

async function receiptOf({ userId }: Contract): Promise<InvoiceRow> {
  await writeReceipts(operator);
  const [row] = await operator.deps.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), like(invoices.key, "receipt:%")));
  if (!row) throw new Error("no receipt");
  return row;
}

test("a receipt is credited whole though another credit note went out by its payment", async () => {
  const contract = await newContract(operator);
  const { id: paymentId, amountCents } = await returnedOrders(operator).paidFor(contract);
  const receipt = await receiptOf(contract);
  const other = { reason: CREDIT_REFUND, sourceId: `credit:other:${paymentId}`, amountCents: amountCents - 100 };
  await refundPayment(operator.deps.db, operator.deps, { paymentId, ...other });
  await object(operator, receipt);
  expect(await decide(operator, receipt, "accept")).toMatchObject({ credited: { amount: amountCents } });
});

/** Moves the clock to the first hours of the next month and bills the past one. @returns the fan's monthly invoices, the oldest first */
async function billMonth({ userId }: Contract): Promise<InvoiceRow[]> {
  const now = operator.deps.clock.nowMs();
  const next = startOfGermanDay(nextMonth(germanDay(now)).from);
  operator.clock.advance({ seconds: Math.ceil((next - now) / 1000) + 3600 });
  await billOne(operator, { userId, teamId: 1 });
  const of = and(eq(invoices.userId, userId), eq(invoices.kind, "period"));
  return operator.deps.db.select().from(invoices).where(of).orderBy(invoices.periodFrom);
}

async function chargesOf({ userId }: Contract, kind: string): Promise<number[]> {
  const of = and(eq(charges.userId, userId), eq(charges.kind, kind));
  return (await operator.deps.db.select().from(charges).where(of).orderBy(charges.amountCents)).map(({ amountCents }) => amountCents);
}

test("a withdrawal gives back what an objection to the receipt has left of the payment", async () => {
  const whole = await newContract(operator);
  const receipt = await receiptOf(whole);
  await object(operator, receipt);
  await decide(operator, receipt, "accept");
  expect((await standing(operator, whole, await withdraw(operator, whole))).declaration).toMatchObject({
    state: "settled",
    refundCents: 0,
  });
  expect(await chargesOf(whole, "withdrawn")).toEqual([]);

  const part = await newContract(operator);
  await object(operator, await receiptOf(part), 100);
  await decide(operator, await receiptOf(part), "accept");
  const { dueNow, identityCharge } = part.order.payment;
  // The first bill settles the identity charge.
  const left = dueNow - identityCharge - 100 - returnedOrders(operator).dayOfUse(part);
  expect(await standing(operator, part, await withdraw(operator, part))).toMatchObject({
    refunded: left,
    declaration: { refundCents: left },
  });
});

test("an objection to the receipt gives back what a withdrawal has left, also where that came off the next bill", async () => {
  for (const outcome of [undefined, "returned"] as const) {
    const contract = await newContract(operator);
    const receipt = await receiptOf(contract);
    if (outcome) await returnedOrders(operator).bank(contract, outcome);
    await withdraw(operator, contract);
    await object(operator, receipt);
    const left = returnedOrders(operator).dayOfUse(contract) + contract.order.payment.identityCharge;
    expect(await decide(operator, receipt, "accept")).toMatchObject({ credited: { amount: left } });
  }
});

test("a withdrawal credits no base fee that an objection to its bill has credited", async () => {
  const now = operator.deps.clock.nowMs();
  // Seven days before the month ends, so that the bill goes out while the fan can still withdraw.
  operator.clock.advance({ seconds: Math.floor((startOfGermanDay(nextMonth(germanDay(now)).from) - now) / 1000) - 7 * 24 * 3600 });
  const contract = await newContract(operator);
  const [bill] = await billMonth(contract);
  if (!bill) throw new Error("no bill");
  expect(bill.grossCents).toBeGreaterThan(0);
  await object(operator, bill);
  await decide(operator, bill, "accept");
  await withdraw(operator, contract);
  await billMonth(contract);
  // The objection has credited the whole bill. The fan paid the rest of the fee with the order, as the identity charge.
  expect(await chargesOf(contract, "withdrawn")).toEqual([-contract.order.payment.identityCharge]);
});

test("an objection to a bill credits no base fee that a withdrawal has credited, and is answered", async () => {
  const now = operator.deps.clock.nowMs();
  operator.clock.advance({ seconds: Math.floor((startOfGermanDay(nextMonth(germanDay(now)).from) - now) / 1000) - 7 * 24 * 3600 });
  const contract = await newContract(operator);
  const [bill] = await billMonth(contract);
  if (!bill) throw new Error("no bill");
  await withdraw(operator, contract);
  await billOne(operator, { userId: contract.userId, teamId: 1 });
  const [credit] = await chargesOf(contract, "withdrawn");
  expect(-(credit ?? 0)).toBeGreaterThanOrEqual(bill.grossCents);
  await object(operator, bill);
  const decided = await decide(operator, bill, "accept");
  expect([decided.status, decided.credited]).toEqual(["issued", undefined]);
  expect((await mailsTo(operator, contract.email)).map(({ body }) => body).join()).toContain(
    "deshalb folgt dazu keine weitere Rechnungskorrektur",
  );
});

test.each([undefined, 300])("a withdrawal gives an opening fee of a bill back less what an objection gave: %s", async (cents) => {
  const now = operator.deps.clock.nowMs();
  operator.clock.advance({ seconds: Math.floor((startOfGermanDay(nextMonth(germanDay(now)).from) - now) / 1000) - 7 * 24 * 3600 });
  const contract = await newContract(operator);
  const { userId, order } = contract;
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.orderId, order.id));
  // A ported number leaves its opening fee as a charge for the bill.
  const label = { de: "Anschlusspreis", tr: "Hat açılış ücreti" };
  const fee = { lineId: line?.id ?? null, userId, teamId: 1, kind: "openingFee", label, amountCents: 999, at: operator.deps.clock.now() };
  await addCharge(operator.deps.db, { ...fee, sourceId: `order.openingFee:${order.id}` });
  const [bill] = await billMonth(contract);
  if (!bill) throw new Error("no bill");
  await object(operator, bill, cents);
  await decide(operator, bill, "accept");
  await withdraw(operator, contract);
  await billMonth(contract);
  const credited = (await chargesOf(contract, "withdrawn")).reduce((sum, amount) => sum - amount, 0);
  // The withdrawal and the objection together credit the whole bill and the identity charge, which was paid with the order.
  expect(credited + (cents ?? bill.grossCents)).toBe(bill.grossCents + order.payment.identityCharge);
});

test("a payment that is won back is credited less what an objection to the bill that claimed it has credited", async () => {
  for (const creditedCents of [undefined, 300]) {
    const contract = await newContract(operator);
    const { bank, paidFor } = returnedOrders(operator);
    const { amountCents } = await paidFor(contract);
    await receiptOf(contract);
    await bank(contract, "returned");
    const [bill] = await billMonth(contract);
    if (!bill) throw new Error("no bill");
    expect(bill.grossCents).toBeGreaterThan(amountCents);
    await object(operator, bill, creditedCents ?? amountCents);
    await decide(operator, bill, "accept");
    await bank(contract, "reinstated");
    const left = amountCents - (creditedCents ?? amountCents);
    expect(await chargesOf(contract, "invoicedPayment")).toEqual([...(left > 0 ? [-left] : []), amountCents]);
  }
});

test("an objection to a bill with two claims for one payment is taken off one of them when it is won back", async () => {
  const contract = await newContract(operator);
  const { bank, paidFor } = returnedOrders(operator);
  const { id: paymentId, amountCents } = await paidFor(contract);
  await receiptOf(contract);
  await refundPayment(operator.deps.db, operator.deps, { paymentId, reason: "test", sourceId: `test:${paymentId}`, amountCents: 300 });
  await bank(contract, "returned");
  const [bill] = await billMonth(contract);
  if (!bill) throw new Error("no bill");
  await object(operator, bill, 300);
  await decide(operator, bill, "accept");
  await bank(contract, "reinstated");
  const credits = [...(await chargesOf(contract, "invoicedPayment")), ...(await chargesOf(contract, "doubleRefund"))];
  expect(credits.filter((cents) => cents < 0).reduce((sum, cents) => sum - cents, 0)).toBe(amountCents - 300);
});
