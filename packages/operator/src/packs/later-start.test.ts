import { addPaymentMethod, myOptions, optionIntent } from "@tribun/api-client/contract";
import { germanDay, withdrawalEnd } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { declarations } from "../db/schema/operations.ts";
import { packOrders } from "../db/schema/packs.ts";
import { DEMO_EMAIL } from "../seed/demo.ts";
import { withdrawFrom } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type DemoFan, demoFan } from "../testing/lines.ts";

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
});
afterEach(() => operator.stop());

async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
}

/** Buys the 24-hour pack without an early start. @returns its number and the last day of the withdrawal period */
async function boughtWithoutEarlyStart(): Promise<{ number: string; lastDay: string }> {
  const method = await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa" } }, fan.as);
  const body = { lineId: fan.lineId, paymentVersion: 2 as const, earlyStart: false, paymentMethodId: method.id };
  const { orderId } = await operator.call(optionIntent, { params: { id: "derbi-24" }, body }, fan.as);
  await settle();
  const [row] = await operator.deps.db.select().from(packOrders).where(eq(packOrders.id, orderId));
  return { number: row?.number ?? "", lastDay: withdrawalEnd(germanDay(row?.paidAt?.getTime() ?? 0)) };
}
async function withdraw(contract: string) {
  const receiptId = await withdrawFrom(operator, contract, DEMO_EMAIL);
  const [row] = await operator.deps.db.select().from(declarations).where(eq(declarations.id, receiptId));
  return row;
}

// Without the fan's request the pack must not start before the withdrawal period is over (L22; §§ 187(1), 193, 355(2), 356(4), 357a(2)
// BGB).
test("a pack without an early start begins after the last day of withdrawal, not in the course of it", async () => {
  const { lastDay } = await boughtWithoutEarlyStart();
  const [pack] = await operator.call(myOptions, undefined, fan.as);
  expect(germanDay(Date.parse(pack?.startedAt ?? "")) > lastDay).toBe(true);
});

test("who withdraws on the evening of the last day gets the whole price back", async () => {
  const { number } = await boughtWithoutEarlyStart();
  operator.clock.advance({ days: 14, hours: 9 });
  await operator.runJobs();
  expect(await withdraw(number)).toMatchObject({ state: "settled", refundCents: 299 });
});

test("nor is it over before a period that ends on the Monday after a Saturday", async () => {
  operator.clock.advance({ days: 4 }); // Saturday, 7 November: the 14 days end on a Saturday, so the period ends on Monday, 23.
  fan = await demoFan(operator);
  const { number, lastDay } = await boughtWithoutEarlyStart();
  expect(lastDay).toBe("2026-11-23");
  operator.clock.advance({ days: 15, hours: 20 }); // Monday morning
  await operator.runJobs();
  expect(await withdraw(number)).toMatchObject({ state: "settled", refundCents: 299 });
});
