import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges } from "../db/schema/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { whatIsOwed } from "../testing/invoice-money.ts";
import {
  BILLED_CENTS,
  bankSays,
  bankTakes,
  type Billed,
  decide,
  object,
  paidInvoice,
  payAnew,
  paymentOf,
  readInvoice,
} from "../testing/objections.ts";
import { refundPayment } from "../payments/refund.ts";
import { CREDIT_REFUND } from "../ledger/credit-refund.ts";
import { isUntaxed } from "../ledger/untaxed.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const chargesOf = ({ userId }: Billed) => operator.deps.db.select().from(charges).where(eq(charges.userId, userId));
const posted = async (it: Billed) => (await chargesOf(it)).map(({ amountCents }) => amountCents);
async function expectEven({ userId }: Billed): Promise<void> {
  const { shouldPayCents, paidCents, dueCents } = await whatIsOwed(operator.deps.db, userId);
  expect(paidCents + dueCents).toBe(shouldPayCents);
}

test("what a second won dispute brings too much goes back as the first one's did, and what has no room is credited", async () => {
  const it = await paidInvoice(operator);
  await bankSays(operator, it, "returned");
  for (const refundedCents of [249, BILLED_CENTS]) {
    // The bank takes back a part of the replacing payment too, so less is due than the dispute wins.
    await bankTakes(operator, { paymentId: await payAnew(operator, it, BILLED_CENTS) }, 150);
    await bankSays(operator, it, "reinstated");
    expect(await readInvoice(operator, it)).toMatchObject({ status: "paid" });
    expect(await paymentOf(operator, it)).toMatchObject({ refundedCents });
    await expectEven(it);
    if (refundedCents === 249) await bankSays(operator, it, "returned");
  }
  // Each won dispute brings 249 cents too much. For the second one, the payment had room for 150.
  expect(await posted(it)).toEqual([-99]);
});

test("money that was credited because the invoice was paid anew is claimed when it is taken again, and credited again", async () => {
  const it = await paidInvoice(operator);
  // `closeAccount` refunds like this when all contracts have ended.
  const cause = { reason: CREDIT_REFUND, sourceId: `credit:other:${it.paymentId}`, amountCents: BILLED_CENTS };
  await refundPayment(operator.deps.db, operator.deps, { ...cause, paymentId: it.paymentId });
  await operator.runJobs();
  await bankSays(operator, it, "returned");
  await payAnew(operator, it, BILLED_CENTS);
  const expected: number[] = [];
  for (const outcome of ["reinstated", "returned", "reinstated", "returned", "reinstated"] as const) {
    await bankSays(operator, it, outcome);
    expected.push(outcome === "reinstated" ? -BILLED_CENTS : BILLED_CENTS);
    expect((await posted(it)).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    expect(await readInvoice(operator, it)).toMatchObject({ status: "paid" });
  }
});

test("a payment that was refunded in part, taken back, replaced, won and taken back again is claimed without VAT", async () => {
  const it = await paidInvoice(operator);
  await object(operator, it, 150);
  await decide(operator, it, "accept");
  await bankSays(operator, it, "returned");
  await payAnew(operator, it, BILLED_CENTS);
  await bankSays(operator, it, "reinstated");
  await bankSays(operator, it, "returned");
  const rows = await chargesOf(it);
  expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(BILLED_CENTS - 150);
  expect(rows.filter((row) => !isUntaxed(row))).toEqual([]);
  expect(await readInvoice(operator, it)).toMatchObject({ status: "paid" });
  await expectEven(it);
  await bankSays(operator, it, "reinstated");
  expect((await posted(it)).reduce((sum, cents) => sum + cents, 0)).toBe(-150);
  await expectEven(it);
});

test("so is one of which a part had stayed for the invoice, which has taxed it", async () => {
  const it = await paidInvoice(operator);
  await bankTakes(operator, it, 150);
  await payAnew(operator, it, 150);
  await bankSays(operator, it, "reinstated");
  expect(await paymentOf(operator, it)).toMatchObject({ refundedCents: 150 });
  await bankSays(operator, it, "returned");
  const { number } = await readInvoice(operator, it);
  const claims = (await chargesOf(it)).map(({ kind, amountCents, label }) => ({ kind, amountCents, named: label.de.includes(number) }));
  expect(claims).toHaveLength(2);
  expect(claims).toContainEqual({ kind: "invoicedPayment", amountCents: 249, named: true });
  expect(claims).toContainEqual({ kind: "doubleRefund", amountCents: 150, named: false });
  await expectEven(it);
});
