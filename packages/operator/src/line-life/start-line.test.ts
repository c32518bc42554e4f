import { myLines } from "@tribun/api-client/contract";
import { baseFee, germanDay, monthOf, nextMonth } from "@tribun/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readProfile } from "../sandbox/providers/sim-settings.ts";
import { newContract } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

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

// L04 (§ 56(1) TKG): at most 24 months; spec §9: contracts of 24 months. The bill's first day is the day of the start.
test("who ends a contract with its minimum term pays 24 monthly prices, as the total on the card says", async () => {
  const { shopper } = await newContract(operator);
  const [line] = await operator.call(myLines, undefined, shopper.as);
  const startedOn = germanDay(Date.parse(line?.activatedAt ?? ""));
  const end = line?.commitmentEnd ?? "";
  const monthlyCents = line?.tariff.price.amount ?? 0;
  let cents = 0;
  for (let month = monthOf(startedOn); month.from <= end; month = nextMonth(month.from)) {
    cents += baseFee({ monthlyCents, startedOn, endedOn: end }, month)?.cents ?? 0;
  }
  expect({ end, cents }).toEqual({ end: "2028-11-02", cents: 24 * monthlyCents });
});
