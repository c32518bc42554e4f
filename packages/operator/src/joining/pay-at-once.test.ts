import { randomUUID } from "node:crypto";
import {
  addPaymentMethod,
  type Call,
  checkoutSession,
  checkoutStatus,
  myLines,
  myOrders,
  type OrderInput,
  portingIntent,
  tariffIntent,
} from "@tribun/api-client/contract";
import { ERRORS } from "@tribun/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payments } from "../db/schema/payments.ts";
import { REFUSED_TOKEN } from "../sandbox/providers/payment.ts";
import { writeParty } from "../sandbox/parties.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber, newShopper, orderInput, placedOrder, type Shopper, withSummary } from "../testing/orders.ts";
import { portInput } from "../testing/portings.ts";

let operator: TestOperator;
let shopper: Shopper;
let orders: { readonly new: OrderInput; readonly port: OrderInput };
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100000", OTP_SENDS_PER_DAY_AND_IP: "100000" } });
  shopper = await newShopper(operator);
  orders = { new: await newOrder(shopper), port: await portInput(operator, shopper) };
});
afterAll(() => operator.stop());

const newOrder = async (buyer: Shopper) => withSummary(operator, orderInput(buyer, await heldNumber(operator, buyer.as)), buyer.as);

async function cardOf(buyer: Shopper, token = "tok_visa"): Promise<string> {
  const { id } = await operator.call(addPaymentMethod, { body: { type: "card", token: `${token}_${randomUUID()}` } }, buyer.as);
  return id;
}

/** Lets the provider answer and runs all resulting jobs. */
async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
}

const CALLS: readonly (readonly [string, Call, keyof typeof orders])[] = [
  ["tariffIntent", tariffIntent, "new"],
  ["checkoutSession", checkoutSession, "new"],
  ["portingIntent", portingIntent, "port"],
];

describe.each(CALLS)("%s with a kept method", (_name, call, kind) => {
  const refusal = (paymentMethodId: string) => operator.fails(call, { body: { ...orders[kind], paymentMethodId } }, shopper.as);

  test("1037 for one of somebody else and for none", async () => {
    const theirs = await cardOf(await newShopper(operator));
    for (const id of [theirs, randomUUID(), "no-id"])
      expect(await refusal(id)).toMatchObject({ code: "1037", status: ERRORS["1037"].status });
  });

  test("1038 for one that is refused, and no order stays", async () => {
    expect(await refusal(await cardOf(shopper, REFUSED_TOKEN))).toMatchObject({ code: "1038", status: ERRORS["1038"].status });
    expect(await operator.call(myOrders, undefined, shopper.as)).toEqual([]);
  });

  test("1006 while the partner's system is down, before any money is asked for", async () => {
    const card = await cardOf(shopper);
    const before = await operator.deps.db.$count(payments);
    await writeParty(operator.deps.db, { party: "partner", mode: "fail" });
    const refused = await refusal(card);
    await writeParty(operator.deps.db, { party: "partner", mode: "normal" });
    expect(refused).toMatchObject({ code: "1006", status: ERRORS["1006"].status });
    expect(await operator.deps.db.$count(payments)).toBe(before);
    expect(await operator.call(myOrders, undefined, shopper.as)).toEqual([]);
  });
});

test("the order is paid without a page, once for one key", async () => {
  const buyer = await newShopper(operator);
  const body = { ...(await newOrder(buyer)), paymentMethodId: await cardOf(buyer) };
  const as = { ...buyer.as, key: randomUUID() };
  const intent = await operator.call(tariffIntent, { body }, as);
  expect(intent).toMatchObject({ transactionStatus: 1, summary: { line: { status: "paymentProcessing" } } });
  expect(await operator.call(tariffIntent, { body }, as)).toEqual(intent);
  await settle();
  expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({ transactionStatus: 0 });
  expect(await operator.call(myLines, undefined, buyer.as)).toMatchObject([{ orderId: intent.orderId, status: "active" }]);
});

test("an order whose payment failed is paid with another method, and stays the same order", async () => {
  const { shopper: buyer, intent } = await placedOrder(operator);
  const { orderId } = intent;
  const refused = await operator.fails(
    checkoutSession,
    { body: { orderId, paymentMethodId: await cardOf(buyer, REFUSED_TOKEN) } },
    buyer.as,
  );
  expect(refused).toMatchObject({ code: "1038" });
  await operator.call(checkoutSession, { body: { orderId, paymentMethodId: await cardOf(buyer) } }, buyer.as);
  await settle();
  expect(await operator.call(myLines, undefined, buyer.as)).toMatchObject([{ orderId, status: "active" }]);
});
