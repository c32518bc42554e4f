import { invoiceIntent } from "@tribun/api-client/contract";
import { charges } from "../db/schema/billing.ts";
import { listMessages } from "../sandbox/messages.ts";
import { sessionOf } from "../testing/billing.ts";
import { arrearsOfFan } from "./arrears.ts";
import {
  BILLED_CENTS,
  bankSays,
  begunInvoice,
  decide,
  object,
  paidInvoice,
  paymentOf,
  payoutsOf,
  readInvoice,
} from "../testing/objections.ts";
import { eq } from "drizzle-orm";
import { submitCheckout } from "../testing/orders.ts";
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

test("one that was right in part leaves the rest paid; should the bank take all of it back, all of that is due", async () => {
  const it = await paidInvoice(operator);
  await object(operator, it, 150);
  expect(await decide(operator, it, "accept")).toMatchObject({ status: "paid", paid: true, credited: { amount: 150 } });
  expect(await paymentOf(operator, it)).toMatchObject({ state: "succeeded", refundedCents: 150 });
  await bankSays(operator, it, "returned");
  expect(await readInvoice(operator, it)).toMatchObject({ status: "overdue", paid: false, payable: true });
  const intent = await operator.call(invoiceIntent, { params: { id: it.id }, body: {} }, await as(it));
  expect(intent.dueNow.amount).toBe(BILLED_CENTS);
});

test("a debit that the bank takes back meanwhile begins no dunning before the decision, and all of it afterwards", async () => {
  const it = await paidInvoice(operator);
  await object(operator, it, 150);
  await bankSays(operator, it, "returned");
  expect(await readInvoice(operator, it)).toMatchObject({ status: "disputed", paid: false, payable: false });
  expect((await lastMail(it))?.body).toContain("Deine Beanstandung dieser Rechnung prüfen wir weiter");
  operator.clock.advance({ days: 60 });
  await operator.runJobs();
  expect((await readInvoice(operator, it)).status).toBe("disputed");
  expect(await arrearsOfFan(operator.deps.db, it.userId)).toEqual({ cents: 0, invoices: 0 });
  expect(await decide(operator, it, "reject")).toMatchObject({ status: "overdue", payable: true });
  operator.clock.advance({ days: 6 });
  await operator.runJobs();
  expect((await readInvoice(operator, it)).status).toBe("overdue");
  operator.clock.advance({ days: 2 });
  await operator.runJobs();
  expect((await readInvoice(operator, it)).status).toBe("reminder1");
});

test("where the bank took the money back, nothing is paid out for an objection that was right", async () => {
  const whole = await paidInvoice(operator);
  await object(operator, whole);
  await bankSays(operator, whole, "returned");
  expect((await decide(operator, whole, "accept")).status).toBe("credited");
  const part = await paidInvoice(operator);
  await object(operator, part, 150);
  await bankSays(operator, part, "returned");
  expect(await decide(operator, part, "accept")).toMatchObject({ status: "overdue", credited: { amount: 150 } });
  const intent = await operator.call(invoiceIntent, { params: { id: part.id }, body: {} }, await as(part));
  expect(intent.dueNow.amount).toBe(BILLED_CENTS - 150);
  for (const it of [whole, part]) {
    expect(await paymentOf(operator, it)).toMatchObject({ state: "returned", refundedCents: 0 });
    expect(await payoutsOf(operator, it)).toEqual([]);
  }
});

test("money that is won back counts again, before the decision and after it, and nobody keeps too much", async () => {
  const before = await paidInvoice(operator);
  await object(operator, before, 150);
  for (const outcome of ["returned", "reinstated"] as const) await bankSays(operator, before, outcome);
  expect(await readInvoice(operator, before)).toMatchObject({ status: "disputed", paid: true, dispute: { amount: { amount: 150 } } });
  expect(await decide(operator, before, "accept")).toMatchObject({ status: "paid", credited: { amount: 150 } });
  expect(await paymentOf(operator, before)).toMatchObject({ state: "succeeded", refundedCents: 150 });

  const after = await paidInvoice(operator);
  await object(operator, after, 150);
  await bankSays(operator, after, "returned");
  await decide(operator, after, "accept");
  await bankSays(operator, after, "reinstated");
  expect(await readInvoice(operator, after)).toMatchObject({ status: "paid", paid: true });
  expect(await paymentOf(operator, after)).toMatchObject({ state: "succeeded", refundedCents: 150 });

  const whole = await paidInvoice(operator);
  await object(operator, whole);
  await bankSays(operator, whole, "returned");
  await decide(operator, whole, "accept");
  await bankSays(operator, whole, "reinstated");
  expect((await readInvoice(operator, whole)).status).toBe("credited");
  expect(await paymentOf(operator, whole)).toMatchObject({ state: "refunded", refundedCents: BILLED_CENTS });
});

test("a payment under way when the fan objects arrives without ending the objection", async () => {
  const it = await begunInvoice(operator);
  expect(await object(operator, it, 150)).toMatchObject({ status: "disputed", paid: false });
  await bankSays(operator, it, "succeeded");
  expect(await readInvoice(operator, it)).toMatchObject({ status: "disputed", paid: true, dispute: { amount: { amount: 150 } } });
  expect(await decide(operator, it, "accept")).toMatchObject({ status: "paid" });
  expect(await paymentOf(operator, it)).toMatchObject({ refundedCents: 150 });
});

test("one that arrives after the decision gives back what the invoice was lowered by", async () => {
  const it = await begunInvoice(operator);
  await object(operator, it, 150);
  expect(await decide(operator, it, "accept")).toMatchObject({ status: "collecting", credited: { amount: 150 } });
  await bankSays(operator, it, "succeeded");
  expect(await readInvoice(operator, it)).toMatchObject({ status: "paid" });
  expect(await paymentOf(operator, it)).toMatchObject({ state: "succeeded", refundedCents: 150 });
});

test("a bank that takes back what an objection has sent back already is owed it once, until it gives it again", async () => {
  const it = await paidInvoice(operator);
  await object(operator, it);
  await decide(operator, it, "accept");
  const claims = async () => {
    const rows = await operator.deps.db.select().from(charges).where(eq(charges.userId, it.userId));
    return rows.map(({ kind, amountCents }) => [kind, amountCents]);
  };
  await bankSays(operator, it, "returned");
  expect((await readInvoice(operator, it)).status).toBe("credited");
  expect(await claims()).toEqual([["doubleRefund", BILLED_CENTS]]);
  await bankSays(operator, it, "reinstated");
  const all = await claims();
  expect(all).toHaveLength(2);
  expect(all).toContainEqual(["doubleRefund", -BILLED_CENTS]);
  expect((await readInvoice(operator, it)).status).toBe("credited");
});

test("money won back after the bill was paid anew goes back whole, though a part of it had gone back before", async () => {
  const it = await paidInvoice(operator);
  await object(operator, it, 150);
  await decide(operator, it, "accept");
  await bankSays(operator, it, "returned");
  const { checkoutId } = await operator.call(invoiceIntent, { params: { id: it.id }, body: {} }, await as(it));
  await submitCheckout(operator, checkoutId);
  await operator.runJobs();
  expect((await readInvoice(operator, it)).status).toBe("paid");
  await bankSays(operator, it, "reinstated");
  expect(await paymentOf(operator, it)).toMatchObject({ state: "refunded", refundedCents: BILLED_CENTS });
  const rows = await operator.deps.db.select().from(charges).where(eq(charges.userId, it.userId));
  expect(rows).toMatchObject([{ kind: "doubleRefund", amountCents: -150 }]);
});
