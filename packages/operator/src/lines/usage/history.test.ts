import { lineUsage } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { usagePeriods } from "../../db/schema/line-care.ts";
import { newSubscriber, sessionOf } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("the running month with its time comes first, then those that are kept, rounded to two decimals", async () => {
  const fan = await newSubscriber(operator);
  const row = { lineId: fan.lineId, kind: "data", zone: "de", total: 25, unit: "GB" } as const;
  await operator.deps.db.insert(usagePeriods).values([
    { ...row, period: "2026-09", used: 9.7001 },
    { ...row, period: "2026-10", used: 21.4 },
  ]);
  const months = await operator.call(lineUsage, { params: { id: fan.lineId } }, await sessionOf(operator, fan));
  const data = months.filter(({ kind, zone }) => kind === "data" && zone === "de");
  expect(data.map(({ period, used }) => [period, used])).toEqual([
    [expect.stringMatching(/^\d{4}-\d\d$/), 0],
    ["2026-10", 21.4],
    ["2026-09", 9.7],
  ]);
  expect(data.map(({ asOf }) => asOf !== undefined)).toEqual([true, false, false]);
});

test("somebody else's line looks like none", async () => {
  const [fan, stranger] = [await newSubscriber(operator), await newSubscriber(operator)];
  const session = await sessionOf(operator, stranger);
  for (const id of [fan.lineId, "not-an-id"]) {
    expect(await operator.fails(lineUsage, { params: { id } }, session)).toMatchObject({ status: 403, code: "-1" });
  }
});
