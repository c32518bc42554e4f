import { myLines, tariffUpdate } from "@tribun/api-client/contract";
import { daysBetween, germanDay } from "@tribun/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newSubscriber, sessionOf } from "../testing/billing.ts";
import { ADMIN_TOKEN, newCustomer } from "../testing/calls/world.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { ADMIN_TOKEN } });
});
afterAll(() => operator.stop());

// After the minimum term the fan may give notice on any day (§ 56(3) TKG; L05, L07).
test("a line names the last day to give notice until it has passed, and none in the past", async () => {
  const fan = await newSubscriber(operator);
  const [first] = await operator.call(myLines, undefined, await sessionOf(operator, fan));
  expect(first).toMatchObject({ commitmentEnd: "2028-11-02", cancelBy: "2028-10-03" });
  operator.clock.advance({ days: daysBetween(germanDay(operator.clock.base()), "2028-10-03") });
  const [last] = await operator.call(myLines, undefined, await sessionOf(operator, fan));
  expect(last?.cancelBy).toBe("2028-10-03");
  for (const days of [1, 100]) {
    operator.clock.advance({ days });
    const [line] = await operator.call(myLines, undefined, await sessionOf(operator, fan));
    expect(line).toMatchObject({ commitmentEnd: "2028-11-02" });
    expect(line).not.toHaveProperty("cancelBy");
  }
});

// Bills, tariff changes and the yearly mail show the agreed price, so the account must show the same.
test("a line costs what was agreed, whatever its tariff costs since", async () => {
  const fan = await newCustomer(operator);
  const admin = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
  const [before] = await operator.call(myLines, undefined, fan.as);
  const { externalId, price } = before?.tariff ?? {};
  await operator.call(tariffUpdate, { params: { externalId: externalId ?? "" }, body: { priceCents: 9999 } }, admin);
  const [line] = await operator.call(myLines, undefined, fan.as);
  expect(line).toMatchObject({ tariff: { price: { amount: 9999 } }, monthly: price });
});
