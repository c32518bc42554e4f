import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { invoices } from "../../db/schema/billing.ts";
import { billOne, newSubscriber, type Subscriber } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { recordUsage } from "./record.ts";

let operator: TestOperator;
let fan: Subscriber;
beforeEach(async () => {
  operator = await createTestOperator();
  fan = await newSubscriber(operator);
  await use(3, operator.deps.clock.now());
});
afterEach(() => operator.stop());

const use = (amount: number, at: Date) =>
  operator.deps.db.transaction((tx) =>
    recordUsage(operator.deps, tx, { id: randomUUID(), lineId: fan.lineId, kind: "data", zone: "de", amount, at }),
  );
const beginMonth = async () => {
  await operator.runRecurring("usage.rollOver");
  await operator.runJobs();
};
const billedVolumes = async () => {
  await billOne(operator, fan);
  const rows = await operator.deps.db.select().from(invoices).where(eq(invoices.userId, fan.userId)).orderBy(invoices.periodFrom);
  return rows.map(({ periodFrom, facts: { contracts } }) => [periodFrom, contracts[0]?.usedGb, contracts[0]?.includedGb]);
};

// L35, § 10 TKTransparenzV: the invoice shows the used volume. An outage or a test clock may skip a whole month.
describe("a month that was jumped over stands on its bill with its volume", () => {
  beforeEach(() => {
    // From 3 November to 6 January.
    operator.clock.advance({ days: 64 });
  });

  test("where the new month had begun before the bill", async () => {
    await beginMonth();
    expect(await billedVolumes()).toEqual([
      ["2026-11-03", 3, 25],
      ["2026-12-01", 0, 25],
    ]);
  });

  test("where the bill came first", async () => {
    expect(await billedVolumes()).toEqual([
      ["2026-11-03", 3, 25],
      ["2026-12-01", 0, 25],
    ]);
  });

  test("and with what the network tells of it afterwards", async () => {
    await beginMonth();
    await use(2, new Date("2026-12-20T12:00:00Z"));
    expect(await billedVolumes()).toEqual([
      ["2026-11-03", 3, 25],
      ["2026-12-01", 2, 25],
    ]);
  });
});
