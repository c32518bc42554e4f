import { checkoutStatus, invoiceDispute, invoiceIntent, myInvoices } from "@tribun/api-client/contract";
import { and, desc, eq } from "drizzle-orm";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { sessionOf } from "../testing/billing.ts";
import { placedOrder, submitCheckout } from "../testing/orders.ts";
import { refundPayment } from "../payments/refund.ts";
import { arrearsOfFan } from "./arrears.ts";
import { BILLED_CENTS, decide, object, OBJECTION, paidInvoice, paymentOf, payoutsOf, readInvoice } from "../testing/objections.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const as = ({ userId }: { readonly userId: string }) => sessionOf(operator, { userId, teamId: 1 });
async function lastMail({ email }: { readonly email: string }): Promise<{ subject: string | null; body: string } | undefined> {
  await operator.runJobs();
  return (await listMessages(operator.deps.db, { to: email, channel: "mail", limit: 1 }))[0];
}

test("the fan objects to what is paid for eight weeks, it stays paid meanwhile, and cannot be paid again", async () => {
  const it = await paidInvoice(operator);
  expect((await readInvoice(operator, it)).disputeUntil).toBeDefined();
  const { paidDate } = await readInvoice(operator, it);
  expect(await object(operator, it)).toMatchObject({
    status: "disputed",
    paid: true,
    paidDate,
    payable: false,
    dispute: { amount: { amount: BILLED_CENTS } },
  });
  expect((await lastMail(it))?.body).toContain("die du schon bezahlt hast");
  const again = { params: { id: it.id }, body: {} };
  expect(await operator.fails(invoiceIntent, again, await as(it))).toMatchObject({ status: 409, reason: "invoiceNotPayable" });
  expect(await operator.call(checkoutStatus, { params: { id: it.checkoutId } })).toMatchObject({ transactionStatus: 0 });
  operator.clock.advance({ days: 70 });
  await operator.runJobs();
  expect(await readInvoice(operator, it)).toMatchObject({ status: "disputed", paid: true });
  expect(await arrearsOfFan(operator.deps.db, it.userId, "stillOwed")).toEqual({ cents: 0, invoices: 0 });

  const late = await paidInvoice(operator);
  operator.clock.advance({ days: 57 });
  expect((await readInvoice(operator, late)).disputeUntil).toBeUndefined();
  const body = { reason: OBJECTION };
  expect(await operator.fails(invoiceDispute, { params: { id: late.id }, body }, await as(late))).toMatchObject({
    status: 409,
    reason: "invoice.notDisputable",
  });
  expect((await readInvoice(operator, late)).status).toBe("paid");
});

test("one that was wrong leaves the invoice paid, and says so", async () => {
  const it = await paidInvoice(operator);
  await object(operator, it);
  expect(await decide(operator, it, "reject")).toMatchObject({ status: "paid", paid: true, payable: false });
  expect((await lastMail(it))?.body).toContain("schon bezahlt und musst nichts weiter tun");
  operator.clock.advance({ days: 40 });
  await operator.runJobs();
  expect((await readInvoice(operator, it)).status).toBe("paid");
  expect(await paymentOf(operator, it)).toMatchObject({ state: "succeeded", refundedCents: 0 });
  expect(await operator.fails(invoiceDispute, { params: { id: it.id }, body: { reason: OBJECTION } }, await as(it))).toMatchObject({
    reason: "invoice.disputedBefore",
  });
});

test("one that was right sends the money back the way it came, once, with a credit note", async () => {
  const it = await paidInvoice(operator);
  await object(operator, it);
  expect(await decide(operator, it, "accept")).toMatchObject({
    status: "credited",
    paid: false,
    payable: false,
    credited: { amount: BILLED_CENTS },
  });
  expect((await lastMail(it))?.subject).toMatch(/^Du hattest recht: deine Rechnungskorrektur /);
  expect(await paymentOf(operator, it)).toMatchObject({ state: "refunded", refundedCents: BILLED_CENTS });
  const all = await operator.call(myInvoices, {}, await as(it));
  expect(all.filter(({ kind }) => kind === "credit")).toMatchObject([{ total: { amount: -BILLED_CENTS } }]);
  expect(await payoutsOf(operator, it)).toEqual([]);
});

test("a receipt is objected to as well, and what went back of it before is not given twice", async () => {
  const { intent } = await placedOrder(operator, { simType: "physical" });
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
  const [taken] = await operator.deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.subjectId, intent.orderId), eq(payments.state, "succeeded")))
    .orderBy(desc(payments.createdAt));
  await operator.runRecurring("billing.receipts");
  await operator.runJobs();
  const userId = order?.userId ?? "";
  const [receipt] = await operator.call(myInvoices, {}, await as({ userId }));
  expect(receipt).toMatchObject({ kind: "receipt", status: "paid" });
  const it = { userId, email: "", id: receipt?.id ?? "", paymentId: taken?.id ?? "" };
  await refundPayment(operator.deps.db, operator.deps, {
    paymentId: it.paymentId,
    amountCents: 500,
    reason: "withdrawal",
    sourceId: `w:${it.id}`,
  });
  expect(await object(operator, it)).toMatchObject({ status: "disputed", paid: true });
  expect((await decide(operator, it, "accept")).status).toBe("credited");
  expect(await paymentOf(operator, it)).toMatchObject({ state: "refunded", refundedCents: taken?.amountCents });
  expect(await payoutsOf(operator, it)).toEqual([]);
  operator.clock.advance({ minutes: 10 });
  await operator.runRecurring("billing.receipts");
  await operator.runJobs();
  const notes = (await operator.call(myInvoices, {}, await as(it))).filter(({ kind }) => kind === "credit");
  expect(notes.reduce((sum, { total }) => sum + total.amount, 0)).toBe(-(taken?.amountCents ?? 0));
  expect(notes).toHaveLength(2);
});
