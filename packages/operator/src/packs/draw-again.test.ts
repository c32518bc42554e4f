import { addPaymentMethod, myOptions, optionIntent, optionRenewal } from "@tribun/api-client/contract";
import { addCalendarDays, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lineEnds } from "../db/schema/account.ts";
import { invoices } from "../db/schema/billing.ts";
import { messages } from "../db/schema/operations.ts";
import { packOrders, packs } from "../db/schema/packs.ts";
import type { Deps } from "../kernel/deps.ts";
import { ProviderUnreachable } from "../ports/payment.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type DemoFan, demoFan } from "../testing/lines.ts";
import { jumpDays } from "../testing/passing-time.ts";

let down: boolean;
let asked: number;
function flaky(deps: Deps): Deps {
  const { payment } = deps.providers;
  const charge: typeof payment.charge = (db, request, outside) => {
    asked++;
    return down ? Promise.reject(new ProviderUnreachable("test")) : payment.charge(db, request, outside);
  };
  return { ...deps, providers: { ...deps.providers, payment: { ...payment, charge } } };
}

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  [down, asked] = [false, 0];
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" }, change: flaky });
  fan = await demoFan(operator);
  // The open bill of the demo fan would be debited meanwhile.
  await operator.deps.db.update(invoices).set({ state: "paid" }).where(eq(invoices.state, "issued"));
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const SEPA = { type: "sepa" as const, iban: "DE89370400440532013000", holder: "Deniz Yılmaz", mandateAccepted: true };
async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour++) {
    operator.clock.advance({ hours: 1 });
    await operator.runJobs();
  }
}
/** Advances the clock at once; jobs run only afterwards. */
const jump = (days: number) => jumpDays(operator, days);
const pack = async () => (await db().select().from(packs))[0];
const announced = async () => {
  const sms = await db().select().from(messages).where(eq(messages.recipient, fan.msisdn));
  return sms.filter(({ body }) => body.includes("verlängert sich am")).length;
};

/** A renewing pack has ended, its debit could not be submitted, and a second day was announced. */
async function toldAgain(): Promise<void> {
  const { id: paymentMethodId } = await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa" } }, fan.as);
  const body = { lineId: fan.lineId, paymentVersion: 2, earlyStart: true, paymentMethodId } as const;
  await operator.call(optionIntent, { params: { id: "tuerkiye-flat" }, body }, fan.as);
  await hours(1);
  const account = await operator.call(addPaymentMethod, { body: SEPA }, fan.as);
  await db().update(packOrders).set({ paymentMethodId: account.id });
  await jump(28);
  down = true;
  await jump(2);
  for (let hour = 0; hour < 48 && (await announced()) < 2; hour++) await hours(1);
  expect(await announced()).toBe(2);
  [down, asked] = [false, 0];
}

test("a debit that failed is not drawn days after the day that was told, but on one that is told then", async () => {
  await toldAgain();
  await jump(5);
  expect([asked, await announced()]).toEqual([0, 3]);
  await hours(23);
  expect([asked, (await pack())?.state]).toEqual([0, "renewing"]);
  await hours(2);
  expect(asked).toBe(1);
  await hours(24 * 6);
  expect(await pack()).toMatchObject({ state: "active", period: 2 });
});

test("nor for a line that ends before the period would", async () => {
  await toldAgain();
  const now = operator.deps.clock.now();
  const endsOn = addCalendarDays(germanDay(now.getTime()), 10);
  await db().insert(lineEnds).values({ lineId: fan.lineId, cause: "termination", endsOn, declarationId: "K-1", notedAt: now });
  await hours(48);
  expect([asked, await pack()]).toMatchObject([0, { state: "ended", reason: "renewalNotPaid" }]);
});

test("nor where its fan switches the renewal off before the day, as the announcement offers", async () => {
  await toldAgain();
  const { as } = await demoFan(operator);
  const [mine] = await operator.call(myOptions, undefined, as);
  const params = { id: mine?.id ?? "" };
  expect(await operator.fails(optionRenewal, { params, body: { autoRenew: true } }, as)).toMatchObject({ status: 409 });
  expect(await operator.call(optionRenewal, { params, body: { autoRenew: false } }, as)).toMatchObject({ autoRenew: false });
  await hours(48);
  expect([asked, await pack()]).toMatchObject([0, { state: "ended", period: 1 }]);
});
