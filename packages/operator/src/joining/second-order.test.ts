import { randomUUID } from "node:crypto";
import {
  cancelOrder,
  checkoutStatus,
  type Intent,
  myLines,
  type OrderInput,
  phoneInfo,
  portingIntent,
  tariffIntent,
} from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber, placedOrder, type Shopper, submitCheckout, withSummary } from "../testing/orders.ts";
import { portInput } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

/** Places the same order again with another number, optionally from another cart. */
async function orderAgain({ as }: Shopper, input: OrderInput, cart = as.cart): Promise<Intent> {
  const there = { ...as, ...(cart !== undefined && { cart }) };
  const again = await withSummary(operator, { ...input, newPhoneNumberOptions: await heldNumber(operator, there) }, there);
  return operator.call(tariffIntent, { body: again }, there);
}
const pay = async ({ checkoutId }: Intent): Promise<Response> => {
  const answer = await submitCheckout(operator, checkoutId);
  await operator.runJobs();
  return answer;
};
const stateOf = async ({ orderId }: Intent) =>
  (await operator.deps.db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)))[0]?.state;
const numberState = async ({ as }: Shopper, { newPhoneNumberOptions }: OrderInput) =>
  (await operator.call(phoneInfo, { params: { id: newPhoneNumberOptions?.registryId ?? "" } }, as)).state;

test("who goes back, takes another number and orders again has one order and one number (flows §4.4)", async () => {
  const { shopper, input, intent } = await placedOrder(operator);
  const second = await orderAgain(shopper, input);
  expect(await stateOf(intent)).toBe("cancelled");
  // The old checkout must say that its order was replaced.
  const told = await operator.call(checkoutStatus, { params: { id: intent.checkoutId } }, shopper.as);
  expect(told).toMatchObject({ transactionStatus: TransactionStatus.Fail, reason: "replaced" });
  expect(await numberState(shopper, input)).toBe("free");
  await pay(second);
  // The form redirects to its page, which answers that the order is over.
  const over = await pay(intent);
  expect(over.status).toBe(303);
  expect((await operator.request(over.headers.get("location") ?? "")).status).toBe(410);
  expect(await operator.call(myLines, undefined, shopper.as)).toHaveLength(1);
});

test("who cancels an order that waits for its payment has none, and its number is free", async () => {
  const { shopper, input, intent } = await placedOrder(operator);
  const params = { id: intent.orderId };
  expect(await operator.call(cancelOrder, { params, body: {} }, shopper.as)).toEqual({ cancelled: true });
  expect(await stateOf(intent)).toBe("cancelled");
  expect(await numberState(shopper, input)).toBe("free");
  const told = await operator.call(checkoutStatus, { params: { id: intent.checkoutId } }, shopper.as);
  expect(told).toMatchObject({ transactionStatus: TransactionStatus.Fail, reason: "cancelled" });
  expect((await pay(intent)).headers.get("location")).toBeTruthy();
  expect(await stateOf(intent)).toBe("cancelled");
  expect(await operator.fails(cancelOrder, { params, body: {} }, shopper.as)).toMatchObject({ status: 409, reason: "order.cancelled" });
});

test("an order whose money is there is cancelled no more", async () => {
  const { shopper, intent } = await placedOrder(operator);
  await pay(intent);
  expect(await operator.fails(cancelOrder, { params: { id: intent.orderId }, body: {} }, shopper.as)).toMatchObject({ status: 409 });
  expect(await stateOf(intent)).not.toBe("cancelled");
});

test("who goes back and brings a number along lets go of the one that was chosen", async () => {
  const { shopper, input, intent } = await placedOrder(operator);
  const { newPhoneNumberOptions: _, ...kept } = await portInput(operator, shopper);
  await operator.call(portingIntent, { body: kept }, shopper.as);
  expect(await stateOf(intent)).toBe("cancelled");
  expect(await numberState(shopper, input)).toBe("free");
});

test("a refused second order leaves the first as it was", async () => {
  const { shopper, input, intent } = await placedOrder(operator);
  const other = { ...input, newPhoneNumberOptions: await heldNumber(operator, shopper.as) };
  expect(await operator.fails(tariffIntent, { body: other }, shopper.as)).toMatchObject({ code: "1109" });
  expect(await stateOf(intent)).toBe("paymentOpen");
  expect(await numberState(shopper, input)).toBe("held");
  expect((await operator.request(`/c/${intent.checkoutId}`)).status).toBe(200);
});

test("another cart's order stays, but of the same tariff only one can be paid (1033)", async () => {
  const { shopper, input, intent } = await placedOrder(operator);
  const second = await orderAgain(shopper, input, randomUUID());
  expect(await stateOf(intent)).toBe("paymentOpen");
  await pay(intent);
  const refused = await pay(second);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Diesen Tarif hast du schon");
  expect(await stateOf(second)).toBe("paymentOpen");
  expect(await operator.call(myLines, undefined, shopper.as)).toHaveLength(1);
});

test("nor while the first one's money is still on its way, and of two at once one gets through", async () => {
  const { shopper, input, intent } = await placedOrder(operator);
  const second = await orderAgain(shopper, input, randomUUID());
  await writeNextPayment(operator.deps.db, "pending");
  const send = ({ checkoutId }: Intent) =>
    operator.request(`/c/${checkoutId}`, { method: "POST", body: new URLSearchParams({ method: "paypal" }) });
  const answers = await Promise.all([intent, second].map(send));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]));
  expect(new Set(await Promise.all([intent, second].map(stateOf)))).toEqual(new Set(["paymentOpen", "paymentProcessing"]));
});

test("money of a first order that was taken for failed and comes late goes back, as the second has its line by then", async () => {
  const { deps } = operator;
  const { shopper, input, intent } = await placedOrder(operator);
  const second = await orderAgain(shopper, input, randomUUID());
  await writeNextPayment(deps.db, "pending");
  await pay(intent);
  const ofFirst = () => deps.db.select().from(payments).where(eq(payments.subjectId, intent.orderId));
  const bank = async (outcome: "succeeded" | "failed") => {
    for (const { id: paymentId } of await ofFirst()) await settlePayment(deps, { paymentId, outcome });
    await operator.runJobs();
  };
  await bank("failed");
  expect(await stateOf(intent)).toBe("paymentFailed");
  await pay(second);
  await bank("succeeded");
  expect(await operator.call(myLines, undefined, shopper.as)).toMatchObject([{ orderId: second.orderId }]);
  expect(await stateOf(intent)).toBe("rejected");
  expect(await numberState(shopper, input)).toBe("free");
  const [payment] = await ofFirst();
  expect(payment).toMatchObject({ state: "refunded", refundedCents: payment?.amountCents });
});
