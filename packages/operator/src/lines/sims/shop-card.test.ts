import { randomUUID } from "node:crypto";
import { checkSim, type Intent, myLines, orderDetail, phoneInfo, tariffIntent } from "@tribun/api-client/contract";
import { makeIccid, NUMBER_HOLD_PAYMENT_MINUTES } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parcels } from "../../db/schema/lines.ts";
import { orders } from "../../db/schema/orders.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { writeNextPayment } from "../../sandbox/settings.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { heldNumber, newShopper, orderInput, placedOrder, type Shopper, submitCheckout, withSummary } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

/** Cards from shops, one for each test. */
const shopCard = (nr: number) => makeIccid(19_070_000 + nr);

async function refusal(simIccid: string, simType: "physical" | "esim" = "physical") {
  const shopper = await newShopper(operator);
  const number = await heldNumber(operator, shopper.as);
  const input = await withSummary(operator, orderInput(shopper, number, { simType, simIccid }), shopper.as);
  return operator.fails(tariffIntent, { body: input }, shopper.as);
}

test("a line starts on the card that the fan holds: nothing is posted, and the mail says to put it in", async () => {
  const iccid = shopCard(11);
  const { shopper, intent } = await placedOrder(operator, { simType: "physical", simIccid: iccid.replace(/(.{4})/g, "$1 ") });
  const hosted = await Promise.all(
    ["de", "tr"].map(async (lang) => (await operator.request(`/c/${intent.checkoutId}?lang=${lang}`)).text()),
  );
  expect(hosted[0]).toContain("SIM-Karte aus dem Laden");
  expect(hosted[1]).toContain("Mağazadan alınan SIM kart");
  for (const words of hosted) expect(words).not.toMatch(/per Post|Postayla/);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const order = await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as);
  expect(order).toMatchObject({ state: "active", shopCard: { inUse: false } });
  expect(order.shopCard?.iccidMasked).toMatch(new RegExp(`^8949 .*${iccid.slice(-4)}$`));
  expect(order.parcel).toBeUndefined();
  expect(await operator.deps.db.select().from(parcels).where(eq(parcels.orderId, intent.orderId))).toEqual([]);
  const [line] = await operator.call(myLines, undefined, shopper.as);
  expect(line?.sim.type).toBe("physical");
  // The owner now sees the card as in use and not activatable.
  expect(await operator.call(checkSim, { body: { iccid } }, shopper.as)).toMatchObject({ msisdn: line?.msisdn, activatable: false });
  const mails = await listMessages(operator.deps.db, {});
  expect(mails.some(({ body }) => body.includes("Leg deine SIM-Karte ein, und du bist im Netz."))).toBe(true);
});

test("a card that is none, unknown, in use, or promised to somebody else is refused before anything is written", async () => {
  expect(await refusal("8949990000190700016")).toMatchObject({ status: 422, code: "1110", reason: "checksum" });
  expect(await refusal(makeIccid(123_456_789_012))).toMatchObject({ code: "1110", reason: "unknown" });
  expect(await refusal(shopCard(11))).toMatchObject({ code: "1110", reason: "taken" });
  await placedOrder(operator, { simType: "physical", simIccid: shopCard(12) });
  expect(await refusal(shopCard(12))).toMatchObject({ code: "1110", reason: "taken" });
  expect(await refusal(shopCard(13), "esim")).toMatchObject({ status: 400, fieldErrors: [{ field: "simIccid", rule: "iccid.required" }] });
});

/** The same fan's next order with the same card, from another cart as on a second device. */
async function orderOnCard(shopper: Shopper, simIccid: string, cart: string) {
  const there = { ...shopper.as, cart };
  const number = await heldNumber(operator, there);
  const input = await withSummary(operator, orderInput(shopper, number, { simType: "physical", simIccid }), there);
  return operator.call(tariffIntent, { body: input }, there);
}
const stateOf = async ({ orderId }: Intent) =>
  (await operator.deps.db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)))[0]?.state;

test("an own order that was never paid gives the card to the next one, and ends, even that of another device", async () => {
  const { shopper, intent, input } = await placedOrder(operator, { simType: "physical", simIccid: shopCard(14) });
  const second = await orderOnCard(shopper, shopCard(14), randomUUID());
  expect(second).toMatchObject({ transactionStatus: 4 });
  expect(await stateOf(intent)).toBe("cancelled");
  const { registryId = "" } = input.newPhoneNumberOptions ?? {};
  expect(await operator.call(phoneInfo, { params: { id: registryId } }, shopper.as)).toMatchObject({ state: "free" });
  const refused = await submitCheckout(operator, intent.checkoutId);
  expect(refused.status).toBe(303);
  await submitCheckout(operator, second.checkoutId);
  await operator.runJobs();
  expect(await operator.call(myLines, undefined, shopper.as)).toMatchObject([{ orderId: second.orderId }]);
});

test("an order whose money is on its way keeps its card, whoever asks", async () => {
  const { shopper, intent } = await placedOrder(operator, { simType: "physical", simIccid: shopCard(15) });
  await writeNextPayment(operator.deps.db, "pending");
  await submitCheckout(operator, intent.checkoutId);
  await expect(orderOnCard(shopper, shopCard(15), randomUUID())).rejects.toThrow("1110");
  expect(await stateOf(intent)).toBe("paymentProcessing");
});

test("somebody else's unpaid order keeps a card for an hour, however often its payment is opened again", async () => {
  const { intent } = await placedOrder(operator, { simType: "physical", simIccid: shopCard(16) });
  operator.clock.advance({ minutes: NUMBER_HOLD_PAYMENT_MINUTES - 10 });
  await writeNextPayment(operator.deps.db, "fail");
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  expect(await stateOf(intent)).toBe("paymentFailed");
  expect(await refusal(shopCard(16))).toMatchObject({ code: "1110", reason: "taken" });
  operator.clock.advance({ minutes: 10 });
  const other = await newShopper(operator);
  const next = await orderOnCard(other, shopCard(16), other.cart);
  expect(await stateOf(intent)).toBe("cancelled");
  await submitCheckout(operator, next.checkoutId);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  expect(await stateOf(next)).toBe("active");
  expect(await stateOf(intent)).toBe("cancelled");
});
