import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invoices } from "../../db/schema/billing.ts";
import { payments, refunds } from "../../db/schema/payments.ts";
import { writeReceipts } from "../../testing/books.ts";
import { JERSEY_ORDER, newContract, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type ReturnedOrders, returnedOrders } from "../../testing/returned-orders.ts";
import { refundFailed } from "../../payments/refund.ts";

let operator: TestOperator;
let returned: ReturnedOrders;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
  returned = returnedOrders(operator);
});
afterAll(() => operator.stop());

const expectKept: ReturnedOrders["expectKept"] = (contract, cents) => returned.expectKept(contract, cents);

describe("after the bank took the payment of an order back", () => {
  test.each([true, false])("a withdrawal leaves the value of what was used to be paid, receipt: %s", async (withReceipt) => {
    const contract = await newContract(operator);
    const used = returned.dayOfUse(contract);
    if (withReceipt) await writeReceipts(operator);
    await returned.bank(contract, "returned");
    await withdraw(operator, contract);
    await expectKept(contract, used);
  });

  test("a jersey that is withdrawn from, before or after, is not paid, and the line is", async () => {
    const [before, after] = [await newContract(operator, JERSEY_ORDER), await newContract(operator, JERSEY_ORDER)];
    const used = returned.dayOfUse(after);
    await writeReceipts(operator);
    const waiting = await withdraw(operator, before, "jersey");
    await returned.bank(before, "returned");
    await returned.bank(after, "returned");
    const later = await withdraw(operator, after, "jersey");
    await withdraw(operator, before);
    await withdraw(operator, after);
    await returned.arrives(waiting);
    await returned.arrives(later);
    await expectKept(before, used);
    await expectKept(after, used);
  });

  test.each([true, false])(
    "which has a receipt, the claim bears no VAT again and names it; without one it does: %s",
    async (withReceipt) => {
      const contract = await newContract(operator);
      const used = returned.dayOfUse(contract);
      if (withReceipt) await writeReceipts(operator);
      await returned.bank(contract, "returned");
      const [receipt] = await operator.deps.db
        .select()
        .from(invoices)
        .where(and(eq(invoices.userId, contract.userId), eq(invoices.kind, "receipt")));
      const [claim] = await returned.claimsOf(contract);
      expect(claim).toMatchObject({ amountCents: 1000, kind: withReceipt ? "invoicedPayment" : "returnedPayment" });
      expect(receipt !== undefined).toBe(withReceipt);
      if (receipt) expect(claim?.label.de).toContain(receipt.number);
      await returned.bank(contract, "reinstated");
      const [, credit, ...more] = await returned.claimsOf(contract);
      expect(more).toEqual([]);
      expect(credit).toMatchObject({ amountCents: -1000, kind: claim?.kind });
      await withdraw(operator, contract);
      await expectKept(contract, used);
    },
  );

  test("a dispute that is won after the withdrawal gives back what the payment is too much", async () => {
    const contract = await newContract(operator);
    const used = returned.dayOfUse(contract);
    await returned.bank(contract, "returned");
    await withdraw(operator, contract);
    await returned.bank(contract, "reinstated");
    await expectKept(contract, used);
  });

  test("a second return is claimed again", async () => {
    const contract = await newContract(operator);
    const used = returned.dayOfUse(contract);
    for (const outcome of ["returned", "reinstated", "returned"] as const) await returned.bank(contract, outcome);
    await withdraw(operator, contract);
    await expectKept(contract, used);
  });
});

describe("where the withdrawal was paid before", () => {
  test.each([true, false])(
    "the refund that went out is owed too, because the bank takes all of it back, receipt: %s",
    async (withReceipt) => {
      const contract = await newContract(operator, JERSEY_ORDER);
      const used = returned.dayOfUse(contract);
      if (withReceipt) await writeReceipts(operator);
      await returned.arrives(await withdraw(operator, contract, "jersey"));
      await withdraw(operator, contract);
      await returned.bank(contract, "returned");
      expect((await returned.claimsOf(contract)).map(({ amountCents }) => amountCents).reduce((sum, cents) => sum + cents, 0)).toBe(5999);
      await expectKept(contract, used);
      await returned.bank(contract, "reinstated");
      await expectKept(contract, used);
    },
  );

  test.each(["before", "after"] as const)("a refund that failed %s the return is not owed", async (when) => {
    const contract = await newContract(operator);
    const used = returned.dayOfUse(contract);
    await writeReceipts(operator);
    await withdraw(operator, contract);
    const { id } = await returned.paidFor(contract);
    const [refund] = await operator.deps.db.select().from(refunds).where(eq(refunds.paymentId, id));
    const fail = () => operator.deps.db.transaction((tx) => refundFailed(operator.deps, tx, refund?.id ?? ""));
    if (when === "before") await fail();
    await returned.bank(contract, "returned");
    if (when === "after") await fail();
    await expectKept(contract, used);
    await returned.bank(contract, "reinstated");
    await expectKept(contract, used);
  });

  test("one that went back in full is claimed as well", async () => {
    const contract = await newContract(operator);
    await operator.deps.db.update(payments).set({ amountCents: 696 }).where(eq(payments.subjectId, contract.order.id));
    operator.clock.advance({ days: 5 });
    await withdraw(operator, contract);
    expect(await returned.paidFor(contract)).toMatchObject({ state: "refunded" });
    await returned.bank(contract, "returned");
    expect(await returned.paidFor(contract)).toMatchObject({ state: "returned" });
    expect(await returned.claimsOf(contract)).toMatchObject([{ amountCents: 696, kind: "doubleRefund" }]);
    await returned.bank(contract, "reinstated");
    expect(await returned.paidFor(contract)).toMatchObject({ state: "refunded" });
    expect((await returned.claimsOf(contract)).map(({ amountCents }) => amountCents)).toEqual([696, -696]);
  });
});
