import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { charges } from "../db/schema/billing.ts";
import { orders } from "../db/schema/orders.ts";
import { type PaymentRow, payments, refunds } from "../db/schema/payments.ts";
import { type Contract, newContract } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type Billed, begunInvoice, readInvoice } from "../testing/objections.ts";
import { submitCheckout } from "../testing/orders.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { lockPayment } from "./hand-over.ts";
import { settleReturn } from "./settle.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

type Outcome = "succeeded" | "failed" | "returned" | "reinstated";
const paymentOf = async (paymentId: string): Promise<PaymentRow | undefined> =>
  (await operator.deps.db.select().from(payments).where(eq(payments.id, paymentId)))[0];

/** Sends these events of the provider one after the other. */
async function tell(paymentId: string, ...outcomes: readonly Outcome[]): Promise<PaymentRow | undefined> {
  for (const outcome of outcomes) {
    await settlePayment(operator.deps, { paymentId, outcome });
    await operator.runJobs();
  }
  operator.clock.advance({ seconds: 1 });
  await operator.runJobs();
  return paymentOf(paymentId);
}
const chargesOf = (userId: string) => operator.deps.db.select().from(charges).where(eq(charges.userId, userId));
const refundsOf = (paymentId: string) => operator.deps.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));

describe("a return of a payment that was taken for failed", () => {
  test.each<{ readonly told: readonly Outcome[]; readonly state: string; readonly paid: boolean }>([
    { told: ["failed", "returned"], state: "returned", paid: false },
    { told: ["failed", "returned", "succeeded"], state: "returned", paid: false },
    { told: ["failed", "returned", "returned", "succeeded", "failed"], state: "returned", paid: false },
    { told: ["failed", "returned", "reinstated"], state: "succeeded", paid: true },
    { told: ["failed", "returned", "succeeded", "reinstated", "reinstated"], state: "succeeded", paid: true },
    { told: ["failed", "returned", "reinstated", "succeeded"], state: "succeeded", paid: true },
    { told: ["failed", "returned", "reinstated", "returned"], state: "returned", paid: false },
    { told: ["failed", "succeeded", "returned"], state: "returned", paid: false },
  ])("leaves its invoice as its money is: $told", async ({ told, state, paid }) => {
    const it: Billed = await begunInvoice(operator);
    expect(await tell(it.paymentId, ...told)).toMatchObject({ state, refundedCents: 0 });
    expect(await readInvoice(operator, it)).toMatchObject({ paid, payable: !paid });
    expect([await chargesOf(it.userId), await refundsOf(it.paymentId)]).toEqual([[], []]);
  });

  test("of a part of it says that all of it had arrived, so that only the part is due", async () => {
    const it = await begunInvoice(operator);
    await tell(it.paymentId, "failed");
    await operator.deps.db.transaction(async (db) => {
      const locked = await lockPayment(operator.deps, db, it.paymentId);
      if (locked) await settleReturn({ deps: operator.deps, db, now: operator.deps.clock.now() }, locked.payment, "disputed", 150);
    });
    expect(await readInvoice(operator, it)).toMatchObject({ status: "overdue", credited: { amount: 249 } });
    expect(await tell(it.paymentId, "succeeded", "reinstated")).toMatchObject({ state: "succeeded", refundedCents: 0 });
    expect(await readInvoice(operator, it)).toMatchObject({ status: "paid" });
  });

  test("for which there is no subject any more changes nothing, and a late success nothing either", async () => {
    const it = await begunInvoice(operator);
    const [known] = await operator.deps.db.select().from(payments).where(eq(payments.id, it.paymentId));
    if (!known) throw new Error("no payment");
    for (const told of [["returned", "succeeded"] as const, ["succeeded", "returned"] as const]) {
      const lost = { ...known, id: randomUUID(), subjectId: randomUUID(), state: "failed" as const };
      await operator.deps.db.insert(payments).values(lost);
      operator.clock.advance({ minutes: 20 });
      expect(await tell(lost.id, ...told)).toMatchObject({ state: "returned" });
      const back = (await refundsOf(lost.id)).reduce((sum, { amountCents }) => sum + amountCents, 0);
      const claims = (await chargesOf(it.userId)).filter(({ sourceId }) => sourceId.endsWith(lost.id));
      expect(claims.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(back);
      expect(claims.every(({ kind }) => kind === "doubleRefund")).toBe(true);
    }
  });
});

describe("of an order", () => {
  async function failedOrder(): Promise<Contract & { readonly paymentId: string }> {
    const contract = await newContract(operator, {}, false);
    await writeNextPayment(operator.deps.db, "pending");
    await submitCheckout(operator, contract.intent.checkoutId);
    const [row] = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, contract.order.id));
    if (!row) throw new Error("no payment");
    await tell(row.id, "failed", "returned");
    return { ...contract, paymentId: row.id };
  }
  const stateOf = async ({ order }: Contract) =>
    (await operator.deps.db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id)))[0]?.state;

  test("nothing is delivered or charged for it, and the order can be paid anew", async () => {
    const it = await failedOrder();
    expect(await tell(it.paymentId, "succeeded")).toMatchObject({ state: "returned" });
    expect([await stateOf(it), await chargesOf(it.userId)]).toEqual(["paymentFailed", []]);
    await submitCheckout(operator, it.intent.checkoutId);
    await operator.runJobs();
    expect(await stateOf(it)).toBe("active");
    expect(await tell(it.paymentId, "reinstated")).toMatchObject({ state: "refunded", refundedCents: it.order.payment.dueNow });
  });

  test("it is delivered once its money is here after all", async () => {
    const it = await failedOrder();
    expect(await tell(it.paymentId, "reinstated")).toMatchObject({ state: "succeeded", refundedCents: 0 });
    expect(await stateOf(it)).toBe("active");
    expect(await chargesOf(it.userId)).toEqual([]);
  });
});
