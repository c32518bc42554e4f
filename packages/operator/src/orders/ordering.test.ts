import { randomUUID } from "node:crypto";
import { login, me } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lines } from "../db/schema/lines.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../seed/demo.ts";
import { type As, createTestOperator, type TestOperator } from "../testing/index.ts";
import { newShopper, placedOrder, submitCheckout } from "../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const orderingOf = async (as: As) => (await operator.call(me, undefined, as)).ordering;

test("who has a line is told its tariff with the twin, and whether a partner tariff may hang on it", async () => {
  const { accessToken } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
  const as = { token: accessToken, cart: randomUUID() };
  const had = { taken: ["tribun-m", "tribun-m-12"], hasMainLine: true };
  expect(await orderingOf(as)).toEqual(had);
  await operator.deps.db.update(lines).set({ state: "blocked" }).where(eq(lines.msisdn, "+491713920010"));
  expect(await orderingOf(as), "it may be let free").toEqual({ ...had, hasMainLine: false });
  await operator.deps.db.update(lines).set({ state: "ended" }).where(eq(lines.msisdn, "+491713920010"));
  expect(await orderingOf(as)).toEqual({ taken: [], hasMainLine: false });
});

test("what is ordered is taken before there is a line", async () => {
  const nobody = await newShopper(operator);
  expect(await orderingOf(nobody.as)).toEqual({ taken: [], hasMainLine: false });
  const { shopper, intent } = await placedOrder(operator, { tariffId: "tribun-m-12" });
  expect(await orderingOf(shopper.as)).toEqual({ taken: ["tribun-m", "tribun-m-12"], hasMainLine: false });
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  expect(await orderingOf(shopper.as)).toEqual({ taken: ["tribun-m", "tribun-m-12"], hasMainLine: true });
});
