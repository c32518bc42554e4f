import { afterAll, beforeAll, expect, test } from "vitest";
import { readProfile } from "../../providers/sim/sandbox-settings.ts";
import { newContract } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

test("a child's line begins with premium numbers blocked in the network, and nobody else's is touched", async () => {
  const child = await newContract(operator, { tariffId: "yildiz-5", childBirthday: "2015-05-05" });
  expect(await readProfile(operator.deps.db, child.order.msisdn)).toMatchObject({ premiumBlocked: true, outgoingBlocked: false });
  const grown = await newContract(operator);
  expect(await readProfile(operator.deps.db, grown.order.msisdn)).toBeUndefined();
});
