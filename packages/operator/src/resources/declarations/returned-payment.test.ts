import { euro, vatOf } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { charges, invoices } from "../../db/schema/billing.ts";
import { payments, refunds } from "../../db/schema/payments.ts";
import { settlePayment } from "../../sandbox/open-payments.ts";
import { billOne } from "../../testing/billing.ts";
import { booksOf } from "../../testing/books.ts";
import { type Contract, JERSEY_ORDER, newContract, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { refundFailed } from "../payments/refund.ts";
import { reportReturned } from "./goods-return.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const USED = Math.floor((1499 * 24 + 999) / 731);
const USED_WITH_JERSEY = Math.floor((1999 * 24 + 999) / 731);

const paidFor = async ({ order }: Contract) => {
  const [row] = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, order.id));
  if (!row) throw new Error("nothing was paid");
  return row;
};
async function bank(contract: Contract, outcome: "returned" | "reinstated"): Promise<void> {
  const { id: paymentId } = await paidFor(contract);
  await settlePayment(operator.deps, { paymentId, outcome });
  await operator.runJobs();
}
/** As the ten-minute run does, and once more for what the first one made room for. */
async function receipts(): Promise<void> {
  for (let run = 0; run < 2; run++) {
    await operator.runRecurring("billing.receipts");
    await operator.runJobs();
  }
}
/** The fan's books once the month is over and billed. */
async function booked(contract: Contract) {
  operator.clock.advance({ days: 31 });
  await receipts();
  await billOne(operator, { userId: contract.userId, teamId: 1 });
  return booksOf(operator, contract.userId);
}
async function expectKept(contract: Contract, cents: number): Promise<void> {
  const { burden, vat, lines } = await booked(contract);
  expect(burden).toBe(cents);
  expect(Math.abs(vat - vatOf(euro(cents)).amount)).toBeLessThanOrEqual(lines / 2);
}
const arrives = async (id: string) => {
  await reportReturned(operator.deps, operator.deps.db, id, { evidence: "arrived", reference: "WE-1" });
  await operator.runJobs();
};
const claimsOf = ({ userId }: Contract) => operator.deps.db.select().from(charges).where(eq(charges.userId, userId));

describe("after the bank took the payment of an order back", () => {
  test.each([true, false])("a withdrawal leaves the value of what was used to be paid, receipt: %s", async (withReceipt) => {
    const contract = await newContract(operator);
    if (withReceipt) await receipts();
    await bank(contract, "returned");
    await withdraw(operator, contract);
    await expectKept(contract, USED);
  });

  test("a jersey that is withdrawn from, before or after, is not paid, and the line is", async () => {
    const [before, after] = [await newContract(operator, JERSEY_ORDER), await newContract(operator, JERSEY_ORDER)];
    await receipts();
    const waiting = await withdraw(operator, before, "jersey");
    await bank(before, "returned");
    await bank(after, "returned");
    const later = await withdraw(operator, after, "jersey");
    await withdraw(operator, before);
    await withdraw(operator, after);
    await arrives(waiting);
    await arrives(later);
    await expectKept(before, USED_WITH_JERSEY);
    await expectKept(after, USED_WITH_JERSEY);
  });

  test.each([true, false])(
    "which has a receipt, the claim bears no VAT again and names it; without one it does: %s",
    async (withReceipt) => {
      const contract = await newContract(operator);
      if (withReceipt) await receipts();
      await bank(contract, "returned");
      const [receipt] = await operator.deps.db
        .select()
        .from(invoices)
        .where(and(eq(invoices.userId, contract.userId), eq(invoices.kind, "receipt")));
      const [claim] = await claimsOf(contract);
      expect(claim).toMatchObject({ amountCents: 1000, kind: withReceipt ? "invoicedPayment" : "returnedPayment" });
      expect(receipt !== undefined).toBe(withReceipt);
      if (receipt) expect(claim?.label.de).toContain(receipt.number);
      await bank(contract, "reinstated");
      const [, credit, ...more] = await claimsOf(contract);
      expect(more).toEqual([]);
      expect(credit).toMatchObject({ amountCents: -1000, kind: claim?.kind });
      await withdraw(operator, contract);
      await expectKept(contract, USED);
    },
  );

  test("a dispute that is won after the withdrawal gives back what the payment is too much", async () => {
    const contract = await newContract(operator);
    await bank(contract, "returned");
    await withdraw(operator, contract);
    await bank(contract, "reinstated");
    await expectKept(contract, USED);
  });

  test("a second return is claimed again", async () => {
    const contract = await newContract(operator);
    for (const outcome of ["returned", "reinstated", "returned"] as const) await bank(contract, outcome);
    await withdraw(operator, contract);
    await expectKept(contract, USED);
  });
});

describe("where the withdrawal was paid before", () => {
  test.each([true, false])(
    "the refund that went out is owed too, because the bank takes all of it back, receipt: %s",
    async (withReceipt) => {
      const contract = await newContract(operator, JERSEY_ORDER);
      if (withReceipt) await receipts();
      await arrives(await withdraw(operator, contract, "jersey"));
      await withdraw(operator, contract);
      await bank(contract, "returned");
      expect((await claimsOf(contract)).map(({ amountCents }) => amountCents).reduce((sum, cents) => sum + cents, 0)).toBe(5999);
      await expectKept(contract, USED_WITH_JERSEY);
      await bank(contract, "reinstated");
      await expectKept(contract, USED_WITH_JERSEY);
    },
  );

  test.each(["before", "after"] as const)("a refund that failed %s the return is not owed", async (when) => {
    const contract = await newContract(operator);
    await receipts();
    await withdraw(operator, contract);
    const { id } = await paidFor(contract);
    const [refund] = await operator.deps.db.select().from(refunds).where(eq(refunds.paymentId, id));
    const fail = () => operator.deps.db.transaction((tx) => refundFailed(operator.deps, tx, refund?.id ?? ""));
    if (when === "before") await fail();
    await bank(contract, "returned");
    if (when === "after") await fail();
    await expectKept(contract, USED);
    await bank(contract, "reinstated");
    await expectKept(contract, USED);
  });

  test("one that went back in full is claimed as well", async () => {
    const contract = await newContract(operator);
    await operator.deps.db.update(payments).set({ amountCents: 696 }).where(eq(payments.subjectId, contract.order.id));
    operator.clock.advance({ days: 5 });
    await withdraw(operator, contract);
    expect(await paidFor(contract)).toMatchObject({ state: "refunded" });
    await bank(contract, "returned");
    expect(await paidFor(contract)).toMatchObject({ state: "returned" });
    expect(await claimsOf(contract)).toMatchObject([{ amountCents: 696, kind: "doubleRefund" }]);
    await bank(contract, "reinstated");
    expect(await paidFor(contract)).toMatchObject({ state: "refunded" });
    expect((await claimsOf(contract)).map(({ amountCents }) => amountCents)).toEqual([696, -696]);
  });
});
