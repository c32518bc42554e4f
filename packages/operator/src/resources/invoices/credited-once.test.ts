import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { writeReceipts } from "../../testing/books.ts";
import { type Contract, newContract } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { decide, object } from "../../testing/objections.ts";
import { returnedOrders } from "../../testing/returned-orders.ts";
import { refundPayment } from "../payments/refund.ts";
import { CREDIT_REFUND } from "./pay-out.ts";

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
