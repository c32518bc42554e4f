import { checkoutSession, portingIntent, tariffIntent } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test.each([tariffIntent, portingIntent, checkoutSession])("$id takes an order ten times an hour from one fan", async (call) => {
  const { accessToken: token } = await newFan(operator);
  const order = (ip: string) => operator.raw(call, { body: { tariffId: "tribun-m" } }, { token, ip });
  for (let i = 0; i < 10; i++) expect((await order(`198.51.100.${i}`)).status).toBe(400);
  expect((await order("198.51.100.99")).status).toBe(429);
  operator.clock.advance({ hours: 1 });
  expect((await order("198.51.100.99")).status).toBe(400);
});
