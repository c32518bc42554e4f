import { randomUUID } from "node:crypto";
import { portingIntent } from "@tribun/api-client/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { somebodyWaits } from "../testing/locks.ts";
import { placedOrder } from "../testing/orders.ts";
import { portInput } from "../testing/portings.ts";
import { beginPayment } from "../payments/begin.ts";
import { orderSubject } from "./payment-subject.ts";
import { lockOrder } from "../orders/store.ts";
import { touch } from "../base/touch.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

test("an order that makes two others end waits for what happens to the second before it locks its fan", async () => {
  const { db } = operator.deps;
  const { shopper, intent } = await placedOrder(operator);
  const port = await portInput(operator, shopper);
  const { orderId } = await operator.call(portingIntent, { body: port }, { ...shopper.as, cart: randomUUID() });
  const userId = (await orderSubject.find(db, orderId, "read"))?.userId ?? "";

  const locked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const event = db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    locked.resolve();
    await go.promise;
    await touch(tx, userId);
  });
  await locked.promise;
  const msisdn = port.portingOptions?.msisdn ?? "";
  const again = operator.call(portingIntent, { body: await portInput(operator, shopper, { msisdn }) }, shopper.as);
  await Promise.race([again, somebodyWaits(operator)]);
  go.resolve();
  await Promise.all([event, again]);

  const rows = await db.select({ id: orders.id, state: orders.state }).from(orders).where(eq(orders.userId, userId));
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  expect([intent.orderId, orderId, (await again).orderId].map((id) => states.get(id))).toEqual(["cancelled", "cancelled", "paymentOpen"]);
});

test("a payment that begins keeps nobody from writing what belongs to its fan", async () => {
  const { deps } = operator;
  const { intent } = await placedOrder(operator);
  const begun = Promise.withResolvers<string>();
  const go = Promise.withResolvers<void>();
  const payment = deps.db.transaction(async (db) => {
    const subject = await orderSubject.find(db, intent.orderId, "lock");
    if (!subject) throw new Error("no order");
    const beginning = { purpose: "order", subjectId: intent.orderId, subject, method: "card" } as const;
    await beginPayment({ deps, db, now: deps.clock.now() }, beginning);
    begun.resolve(subject.userId);
    await go.promise;
  });
  // The lock that PostgreSQL takes on the fan's row for each row that refers to it.
  const reference = deps.db.execute(sql`select 1 from users where id = ${await begun.promise} for key share`);
  const first = await Promise.race([reference.then(() => "written"), somebodyWaits(operator)]);
  go.resolve();
  await Promise.all([payment, reference]);
  expect(first).toBe("written");
});
