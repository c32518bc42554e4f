import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { charges } from "../db/schema/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { BILLED_CENTS, bankSays, bankTakes, decide, object, paidInvoice, payAnew, paymentOf, readInvoice } from "../testing/objections.ts";
import { refundPayment } from "../payments/refund.ts";
import { CREDIT_REFUND } from "../ledger/credit-refund.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

describe("of a payment that a bank took a part of, only that part comes again", () => {
  test("so that the invoice is paid and nothing is refunded", async () => {
    const it = await paidInvoice(operator);
    await bankTakes(operator, it, 150);
    expect(await readInvoice(operator, it)).toMatchObject({ status: "overdue" });
    await bankSays(operator, it, "reinstated");
    expect(await readInvoice(operator, it)).toMatchObject({ status: "paid" });
    expect(await paymentOf(operator, it)).toMatchObject({ state: "succeeded", refundedCents: 0 });
  });

  test("so that of an invoice that was paid anew only what came twice goes back", async () => {
    const it = await paidInvoice(operator);
    await bankTakes(operator, it, 150);
    await payAnew(operator, it, 150);
    await bankSays(operator, it, "reinstated");
    expect(await paymentOf(operator, it)).toMatchObject({ refundedCents: 150 });
  });

  test("so that what was refunded before is not refunded again", async () => {
    const it = await paidInvoice(operator);
    await object(operator, it, 150);
    await decide(operator, it, "accept");
    expect(await paymentOf(operator, it)).toMatchObject({ refundedCents: 150 });
    await bankTakes(operator, it, 249);
    await bankSays(operator, it, "reinstated");
    expect(await readInvoice(operator, it)).toMatchObject({ status: "paid" });
    expect(await paymentOf(operator, it)).toMatchObject({ refundedCents: 150 });
  });

  test("also where the whole of it is taken later", async () => {
    const it = await paidInvoice(operator);
    await bankTakes(operator, it, 150);
    await bankSays(operator, it, "reinstated");
    await bankTakes(operator, it, BILLED_CENTS);
    await payAnew(operator, it, BILLED_CENTS);
    await bankSays(operator, it, "reinstated");
    expect(await paymentOf(operator, it)).toMatchObject({ state: "refunded", refundedCents: BILLED_CENTS });
  });
});

test("where the payment has paid out another credit note, what comes too much is credited", async () => {
  const { db } = operator.deps;
  const it = await paidInvoice(operator);
  // `closeAccount` refunds like this when all contracts have ended.
  const cause = { reason: CREDIT_REFUND, sourceId: `credit:other:${it.paymentId}`, amountCents: BILLED_CENTS };
  await refundPayment(db, operator.deps, { ...cause, paymentId: it.paymentId });
  await operator.runJobs();
  await object(operator, it, 150);
  await bankSays(operator, it, "returned");
  await decide(operator, it, "accept");
  expect(await readInvoice(operator, it)).toMatchObject({ status: "overdue", credited: { amount: 150 } });
  await bankSays(operator, it, "reinstated");
  expect(await readInvoice(operator, it)).toMatchObject({ status: "paid" });
  const posted = await db.select().from(charges).where(eq(charges.userId, it.userId));
  expect(posted.map(({ amountCents }) => amountCents)).toEqual([-150]);
});
