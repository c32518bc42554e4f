import { checkoutSession, portingIntent } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { deliverPaymentEvent } from "../sandbox/providers/payment.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { newShopper } from "../testing/orders.ts";
import { placedPort, type Ported, portInput, signedIn } from "../testing/portings.ts";

let operator: TestOperator;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterEach(() => operator.stop());

const SEPA = { method: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandate: "yes" };
const orderOf = async ({ intent }: Ported) => {
  const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
  if (!order) throw new Error("no order");
  return order;
};
async function pass(by: { days?: number; hours?: number }): Promise<void> {
  operator.clock.advance(by);
  await operator.runJobs();
}

/** An order with a ported number, paid by a direct debit that the bank refuses after three days. */
async function refusedLate(): Promise<Ported> {
  const placed = await placedPort(operator);
  await writeNextPayment(operator.deps.db, "pending");
  await operator.request(`/c/${placed.intent.checkoutId}`, { method: "POST", body: new URLSearchParams(SEPA) });
  for (let day = 0; day < 3; day++) await pass({ days: 1 });
  expect((await orderOf(placed)).state).toBe("paymentProcessing");
  const { db, outbox } = operator.deps;
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, placed.intent.orderId));
  const data = { paymentId: payment?.id ?? "", reason: "declined" };
  await outbox.enqueue(db, deliverPaymentEvent, { id: "evt_late", type: "payment.failed", data });
  await operator.runJobs();
  expect((await orderOf(placed)).state).toBe("paymentFailed");
  return placed;
}

test("an order that the bank refuses after days ends a day later, loses its personal data in a week, and lets go of its number", async () => {
  const placed = await refusedLate();
  await pass({ hours: 23 });
  expect((await orderOf(placed)).state).toBe("paymentFailed");
  await pass({ hours: 2 });
  expect(await orderOf(placed)).toMatchObject({ state: "expired", person: { firstName: "Elif" } });
  await pass({ days: 7 });
  expect((await orderOf(placed)).person).toMatchObject({ firstName: "", lastName: "", birthday: "" });
  const other = await newShopper(operator);
  const msisdn = placed.input.portingOptions?.msisdn ?? "";
  const intent = await operator.call(portingIntent, { body: await portInput(operator, other, { msisdn }) }, other.as);
  expect(intent.transactionStatus).toBe(4);
});

test("one that is opened again after that has its own day, and ends too", async () => {
  const placed = await refusedLate();
  await pass({ hours: 20 });
  const { as } = await signedIn(operator, placed.shopper);
  const url = `${operator.deps.teams.get(1)?.origin ?? ""}/dashboard/payment-result`;
  const body = { orderId: placed.intent.orderId, successUrl: url, cancelUrl: url };
  await operator.call(checkoutSession, { body }, as);
  expect((await orderOf(placed)).state).toBe("paymentOpen");
  await pass({ hours: 20 });
  expect((await orderOf(placed)).state).toBe("paymentOpen");
  await pass({ hours: 5 });
  expect((await orderOf(placed)).state).toBe("expired");
});
