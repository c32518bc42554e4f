import { myLines } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { users } from "../db/schema/users.ts";
import { newCustomer } from "../testing/calls/world.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { placedOrder } from "../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("no line is no error, and 1023 only where an order says that there is one", async () => {
  const { shopper, intent } = await placedOrder(operator);
  expect(await operator.call(myLines, undefined, shopper.as)).toEqual([]);
  await operator.deps.db.update(orders).set({ state: "active" }).where(eq(orders.id, intent.orderId));
  expect(await operator.fails(myLines, undefined, shopper.as)).toMatchObject({ status: 422, code: "1023" });
});

test("a line of nobody whom the partner's system knows is 1020", async () => {
  const { as, userId } = await newCustomer(operator);
  expect(await operator.call(myLines, undefined, as)).toHaveLength(1);
  await operator.deps.db.update(users).set({ partnerCustomerId: null }).where(eq(users.id, userId));
  expect(await operator.fails(myLines, undefined, as)).toMatchObject({ status: 422, code: "1020" });
});
