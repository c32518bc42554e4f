import { randomUUID } from "node:crypto";
import { addPaymentMethod, myOptions, optionIntent, optionRenewal } from "@tribun/api-client/contract";
import { DAY_MS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { invoices } from "../db/schema/billing.ts";
import { usageNotices } from "../db/schema/line-care.ts";
import { messages } from "../db/schema/operations.ts";
import { packOrders, packs } from "../db/schema/packs.ts";
import { payments } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { deliverPaymentEvent } from "../sandbox/providers/payment.ts";
import { type ChargeRequest, ProviderUnreachable } from "../ports/payment.ts";
import { writeDelivery, writeNextPayment } from "../sandbox/settings.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type DemoFan, demoFan } from "../testing/lines.ts";

let down = false;
let asked: ChargeRequest[] = [];
function flaky(deps: Deps): Deps {
  const { payment } = deps.providers;
  const charge: typeof payment.charge = (db, request, outside) => {
    asked.push(request);
    return down ? Promise.reject(new ProviderUnreachable("test")) : payment.charge(db, request, outside);
  };
  return { ...deps, providers: { ...deps.providers, payment: { ...payment, charge } } };
}

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  [down, asked] = [false, []];
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" }, change: flaky });
  fan = await demoFan(operator);
  // The open bill of the demo fan would be debited meanwhile.
  await operator.deps.db.update(invoices).set({ state: "paid" }).where(eq(invoices.state, "issued"));
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const SEPA = { type: "sepa" as const, iban: "DE89370400440532013000", holder: "Deniz Yılmaz", mandateAccepted: true };

/** Buys the pack that renews itself every 30 days. */
async function buyFlat(): Promise<void> {
  const { id: paymentMethodId } = await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa" } }, fan.as);
  const body = { lineId: fan.lineId, paymentVersion: 2, earlyStart: true, paymentMethodId } as const;
  await operator.call(optionIntent, { params: { id: "tuerkiye-flat" }, body }, { ...fan.as, key: randomUUID() });
  await hours(1);
}
async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour++) {
    operator.clock.advance({ hours: 1 });
    await operator.runJobs();
  }
}
/** Advances the clock at once; jobs run only afterwards. */
async function jump(by: { days?: number; hours?: number }): Promise<void> {
  operator.clock.advance(by);
  await operator.runJobs();
  operator.clock.advance({ seconds: 1 });
  await operator.runJobs();
}
const pack = async () => (await db().select().from(packs))[0];
const drawn = async () => (await db().select().from(payments)).length - 1;
const sms = async () => (await db().select().from(messages).where(eq(messages.recipient, fan.msisdn))).map((row) => row.body);
const announced = async () => (await sms()).filter((text) => text.includes("verlängert sich am"));
const renewal = async (autoRenew: boolean) => {
  const { as } = await demoFan(operator);
  const [mine] = await operator.call(myOptions, undefined, as);
  return operator.call(optionRenewal, { params: { id: mine?.id ?? "" }, body: { autoRenew } }, as);
};

describe("a renewal is announced a day before it is drawn at least (L33)", () => {
  test("with its own day and span, two days before", async () => {
    await buyFlat();
    await jump({ days: 28 });
    expect(await announced()).toEqual([expect.stringMatching(/am 3\. Dezember 2026 um 30 Tage\. Wir buchen dann 14,99\s€ ab/)]);
    await jump({ days: 2 });
    expect([await drawn(), (await pack())?.period]).toEqual([1, 2]);
    expect((await sms()).filter((text) => text.includes("läuft weitere 30 Tage"))).toHaveLength(1);
  });

  test("after the jobs stood still: the notice names a day that is still to come, and only then the money is drawn", async () => {
    await buyFlat();
    await jump({ days: 40 });
    expect(await announced()).toEqual([expect.stringContaining("am 14. Dezember 2026")]);
    await jump({ hours: 23 });
    expect([await drawn(), (await pack())?.state]).toEqual([0, "active"]);
    await jump({ hours: 1 });
    expect([await drawn(), (await pack())?.period]).toEqual([1, 2]);
    expect(await announced()).toHaveLength(1);
  });

  test.each([
    [28, "7."],
    [40, "19."],
  ])("after the jobs stood still beyond the day that was told (on day %s), another one is told first", async (days, day) => {
    await buyFlat();
    await jump({ days });
    expect(await announced()).toHaveLength(1);
    await jump({ days: 5 });
    expect(await announced()).toEqual(expect.arrayContaining([expect.stringContaining(`am ${day} Dezember 2026`)]));
    expect(await drawn()).toBe(0);
    await jump({ days: 1 });
    expect([await drawn(), (await announced()).length]).toEqual([1, 2]);
  });

  test("switched off and on again in the last two days, it is announced anew", async () => {
    await buyFlat();
    await jump({ days: 29 });
    expect(await announced()).toHaveLength(1);
    await renewal(false);
    await renewal(true);
    await jump({ hours: 20 });
    expect(await announced()).toHaveLength(2);
    await jump({ hours: 10 });
    expect(await drawn()).toBe(0);
    await jump({ hours: 14 });
    expect(await drawn()).toBe(1);
    expect(await announced()).toHaveLength(2);
  });

  test("one that was announced late can still be stopped; the pack is over then, and nothing is drawn", async () => {
    await buyFlat();
    await jump({ days: 31 });
    expect(await renewal(false)).toMatchObject({ autoRenew: false });
    await jump({ hours: 1 });
    expect(await pack()).toMatchObject({ state: "ended", reason: "expired" });
    await jump({ days: 2 });
    expect(await drawn()).toBe(0);
  });
});

describe("a notice that the SMS gateway does not take told nobody", () => {
  test("it is told again when the pack is over, and drawn a day after it was", async () => {
    await buyFlat();
    await writeDelivery(db(), "sms", "fail");
    await jump({ days: 28 });
    await hours(50);
    expect([await drawn(), (await pack())?.state]).toEqual([0, "active"]);
    await writeDelivery(db(), "sms", "normal");
    await hours(2);
    expect(await announced()).toEqual([expect.stringContaining("am 4. Dezember 2026")]);
    await hours(20);
    expect(await drawn()).toBe(0);
    await hours(5);
    expect([await drawn(), (await pack())?.period, (await announced()).length]).toEqual([1, 2, 1]);
  });

  test("who cannot be told for days is not renewed", async () => {
    await buyFlat();
    await writeDelivery(db(), "sms", "fail");
    await jump({ days: 28 });
    await hours(24 * 5);
    expect([await drawn(), await pack()]).toMatchObject([0, { state: "ended", reason: "expired" }]);
  });

  test("nor is a debit drawn again whose new day was not told", async () => {
    await buyFlat();
    const { id: paymentMethodId } = await operator.call(addPaymentMethod, { body: SEPA }, fan.as);
    await db().update(packOrders).set({ paymentMethodId });
    await jump({ days: 28 });
    down = true;
    await writeDelivery(db(), "sms", "fail");
    await jump({ days: 2 });
    await hours(40);
    down = false;
    const before = asked.length;
    await hours(24 * 3);
    expect(asked).toHaveLength(before);
    expect(await pack()).toMatchObject({ state: "ended", reason: "renewalNotPaid" });
  });
});

describe("a provider that cannot be reached when a pack renews itself", () => {
  test("for eight hours: the pack rests, and goes on from the moment it is paid", async () => {
    await buyFlat();
    await jump({ days: 28 });
    down = true;
    await jump({ days: 2 });
    await hours(8);
    expect(await pack()).toMatchObject({ state: "renewing" });
    down = false;
    await hours(2);
    expect(await pack()).toMatchObject({ state: "active", period: 2 });
    expect(new Set(asked.slice(1).map(({ paymentId }) => paymentId)).size).toBe(1);
  });

  test("for two days: asked again about the same payment, and paid once", async () => {
    await buyFlat();
    await jump({ days: 28 });
    down = true;
    await jump({ days: 2 });
    await hours(48);
    expect(await pack()).toMatchObject({ state: "renewing" });
    down = false;
    await hours(3);
    expect(await pack()).toMatchObject({ state: "active", period: 2 });
    expect([await drawn(), new Set(asked.slice(1).map(({ paymentId }) => paymentId)).size]).toEqual([1, 1]);
    expect((await sms()).filter((text) => text.includes("konnten wir nicht verlängern"))).toEqual([]);
  });

  test("for two days, from an account: the debit is announced anew with its new day, a day before", async () => {
    await buyFlat();
    const { id: paymentMethodId } = await operator.call(addPaymentMethod, { body: SEPA }, fan.as);
    await db().update(packOrders).set({ paymentMethodId });
    await jump({ days: 28 });
    down = true;
    await jump({ days: 2 });
    for (let hour = 0; hour < 48 && (await announced()).length < 2; hour++) await hours(1);
    expect(await announced()).toHaveLength(2);
    down = false;
    const before = asked.length;
    const told = (await db().select().from(usageNotices)).find(({ mark }) => mark.startsWith("packRenews"))?.sentAt.getTime() ?? 0;
    for (let hour = 0; hour < 48 && asked.length === before; hour++) await hours(1);
    expect(operator.deps.clock.nowMs() - told).toBeGreaterThanOrEqual(DAY_MS);
    expect(await sms()).not.toContainEqual(expect.stringContaining("konnten wir nicht verlängern"));
    await hours(24 * 6);
    expect(await pack()).toMatchObject({ state: "active", period: 2 });
  });

  test("for five days: the pack is over, its renewal too, and the fan is told", async () => {
    await buyFlat();
    await jump({ days: 28 });
    down = true;
    await jump({ days: 2 });
    await hours(24 * 6);
    expect(await pack()).toMatchObject({ state: "ended", reason: "renewalNotPaid" });
    expect((await sms()).filter((text) => text.includes("konnten wir nicht verlängern"))).toHaveLength(1);
    expect((await db().select().from(packOrders)).map(({ state }) => state).toSorted()).toEqual(["expired", "paid"]);
  });
});

test("a purchase that the bank refuses after days ends a day later", async () => {
  const { id: paymentMethodId } = await operator.call(addPaymentMethod, { body: SEPA }, fan.as);
  await writeNextPayment(db(), "pending");
  const body = { lineId: fan.lineId, paymentVersion: 2, earlyStart: true, paymentMethodId } as const;
  await operator.call(optionIntent, { params: { id: "ek-2" }, body }, { ...fan.as, key: randomUUID() });
  await jump({ days: 3 });
  const [payment] = await db().select().from(payments);
  const data = { paymentId: payment?.id ?? "", reason: "declined" };
  await operator.deps.outbox.enqueue(db(), deliverPaymentEvent, { id: "evt_late", type: "payment.failed", data });
  await jump({});
  const state = async () => (await db().select().from(packOrders))[0]?.state;
  expect(await state()).toBe("failed");
  await jump({ hours: 25 });
  expect(await state()).toBe("expired");
});
