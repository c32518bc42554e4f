import { addPaymentMethod, invoiceDetail, invoiceIntent } from "@tribun/api-client/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PaymentRow, payments } from "../db/schema/payments.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { issueInvoice, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { submitCheckout } from "../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

type Billed = { readonly fan: Subscriber; readonly id: string };

const read = async ({ fan, id }: Billed) => operator.call(invoiceDetail, { params: { id } }, await sessionOf(operator, fan));
const paymentsOf = ({ id }: Billed) => operator.deps.db.select().from(payments).where(eq(payments.subjectId, id));

/** Runs the jobs. The sandbox's bank answers a moment after each request. */
async function settled(): Promise<void> {
  await operator.runJobs();
  operator.clock.advance({ seconds: 1 });
  await operator.runJobs();
}

async function say(paymentId: string, outcome: "returned" | "reinstated"): Promise<PaymentRow | undefined> {
  await settlePayment(operator.deps, { paymentId, outcome });
  await settled();
  const [row] = await operator.deps.db.select().from(payments).where(eq(payments.id, paymentId));
  return row;
}

async function payAtCheckout({ fan, id }: Billed): Promise<void> {
  const { checkoutId } = await operator.call(invoiceIntent, { params: { id }, body: {} }, await sessionOf(operator, fan));
  await submitCheckout(operator, checkoutId);
  await settled();
}

/** An invoice whose payment the bank took back. */
async function returnedInvoice(): Promise<Billed & { readonly paymentId: string }> {
  const fan = await newSubscriber(operator);
  const body = { type: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true } as const;
  await operator.call(addPaymentMethod, { body }, await sessionOf(operator, fan));
  const it = { fan, id: await issueInvoice(operator, fan.userId, fan.lineId) };
  await payAtCheckout(it);
  const [paid] = await operator.deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.subjectId, it.id), eq(payments.state, "succeeded")));
  if (!paid) throw new Error("nothing was paid");
  expect(await say(paid.id, "returned")).toMatchObject({ state: "returned" });
  expect(await read(it)).toMatchObject({ status: "overdue", paid: false });
  return { ...it, paymentId: paid.id };
}

test("settles the invoice again, once", async () => {
  const it = await returnedInvoice();
  expect(await say(it.paymentId, "reinstated")).toMatchObject({ state: "succeeded", refundedCents: 0 });
  const paid = await read(it);
  expect(paid).toMatchObject({ status: "paid", paid: true, payable: false });
  expect(await say(it.paymentId, "reinstated")).toMatchObject({ state: "succeeded", refundedCents: 0 });
  expect(await read(it)).toEqual(paid);
});

test("where the invoice was paid anew meanwhile, its money goes back to the fan", async () => {
  const it = await returnedInvoice();
  await payAtCheckout(it);
  expect((await read(it)).status).toBe("paid");
  const back = await say(it.paymentId, "reinstated");
  expect(back).toMatchObject({ state: "refunded", refundedCents: back?.amountCents });
  expect((await read(it)).status).toBe("paid");
  const kept = (await paymentsOf(it)).filter(({ state }) => state === "succeeded");
  expect(kept).toMatchObject([{ refundedCents: 0 }]);
});

test("one that is won while the fan pays anew settles the invoice, and the second payment goes back", async () => {
  const it = await returnedInvoice();
  const { checkoutId } = await operator.call(invoiceIntent, { params: { id: it.id }, body: {} }, await sessionOf(operator, it.fan));
  await submitCheckout(operator, checkoutId);
  await settlePayment(operator.deps, { paymentId: it.paymentId, outcome: "reinstated" });
  await settled();
  expect((await read(it)).status).toBe("paid");
  const rows = await paymentsOf(it);
  expect(rows.map(({ state }) => state).toSorted()).toEqual(["refunded", "succeeded"]);
});
