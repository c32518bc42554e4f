import { DAY_MS } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { addPaymentMethod, myLines, myOptions, optionIntent, optionRenewal } from "@tribun/api-client/contract";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { charges, invoices } from "../db/schema/billing.ts";
import { messages } from "../db/schema/operations.ts";
import { allowances, packOrders, packs } from "../db/schema/packs.ts";
import { payments } from "../db/schema/payments.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type DemoFan, demoFan } from "../testing/lines.ts";

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
  // The open bill of the demo fan is debited meanwhile, and would use up the refusal set for the next payment.
  await operator.deps.db.update(invoices).set({ state: "paid" }).where(eq(invoices.state, "issued"));
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const body = (more: object = {}) => ({ lineId: fan.lineId, paymentVersion: 2, earlyStart: true, ...more }) as const;
const buy = (id: string, more: object = {}) =>
  operator.call(optionIntent, { params: { id }, body: body(more) }, { ...fan.as, key: randomUUID() });
const refused = (id: string) => operator.fails(optionIntent, { params: { id }, body: body() }, fan.as);

/** Lets the provider answer and runs all resulting jobs. */
async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
}
const method = async () => {
  const { id } = await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa" } }, fan.as);
  return id;
};
const smsTexts = async () => (await db().select().from(messages).where(eq(messages.recipient, fan.msisdn))).map((row) => row.body);

describe("a pack that renews itself", () => {
  const flat = async () => {
    await buy("tuerkiye-flat", { paymentMethodId: await method() });
    await settle();
  };
  const state = async () => (await db().select().from(packs))[0];
  /** Advances to two days before the end, when the renewal is announced. */
  const announced = async () => {
    operator.clock.advance({ days: 28 });
    await operator.runJobs();
  };

  test("whose renewal the bank takes back has given a part of that period, and the one before is paid", async () => {
    await flat();
    await announced();
    operator.clock.advance({ days: 2 });
    await settle();
    expect(await state()).toMatchObject({ state: "active", period: 2 });
    operator.clock.advance({ days: 3 });
    const ofPack = eq(payments.purpose, "option");
    const [renewal] = await db().select().from(payments).where(ofPack).orderBy(desc(payments.createdAt)).limit(1);
    await settlePayment(operator.deps, { paymentId: renewal?.id ?? "", outcome: "returned" });
    await operator.runJobs();
    const unused = (await db().select().from(charges)).filter(({ kind }) => kind === "unusedPack");
    // The fan owes three days and a few seconds of thirty: a tenth of 14.99 €.
    expect(unused).toMatchObject([{ amountCents: 149 - 1499 }]);
  });

  test("is announced, drawn and goes on without a gap; once per period", async () => {
    await flat();
    expect(await refused("tuerkiye-flat")).toMatchObject({ status: 409, reason: "option.running" });
    const first = await state();
    await announced();
    expect(
      (await smsTexts()).some((text) => text.includes("verlängert sich am 3. Dezember 2026 um 30 Tage") && text.includes("14,99 €")),
    ).toBe(true);
    operator.clock.advance({ days: 2 });
    await settle();
    await settle();
    expect(await state()).toMatchObject({ state: "active", period: 2, autoRenew: true });
    const days = ((await state())?.endsAt.getTime() ?? 0) - (first?.endsAt.getTime() ?? 0);
    expect(Math.round(days / DAY_MS)).toBe(30);
    expect(await db().select().from(payments)).toHaveLength(2);
    expect((await db().select().from(allowances)).map(({ total }) => total)).toEqual([-1, -1]);
  });

  test("ends when the card is refused at once, and says so", async () => {
    await flat();
    await announced();
    await writeNextPayment(db(), "fail");
    operator.clock.advance({ days: 2 });
    await settle();
    expect(await state()).toMatchObject({ state: "ended", reason: "renewalNotPaid", autoRenew: false });
    expect((await smsTexts()).some((text) => text.includes("konnten wir nicht verlängern"))).toBe(true);
    expect((await db().select().from(packOrders)).map((order) => order.state).toSorted()).toEqual(["cancelled", "paid"]);
  });

  test("ends when the bank refuses later", async () => {
    const { id } = await operator.call(
      addPaymentMethod,
      { body: { type: "sepa", iban: "DE89370400440532013000", holder: "Deniz Yılmaz", mandateAccepted: true } },
      fan.as,
    );
    await buy("tuerkiye-flat", { paymentMethodId: id });
    await settle();
    await announced();
    await writeNextPayment(db(), "fail");
    operator.clock.advance({ days: 2 });
    await settle();
    expect(await state()).toMatchObject({ state: "ended", reason: "renewalNotPaid" });
  });

  test("ends with its period once the fan said so, and can be taken up again before", async () => {
    await flat();
    const [pack] = await operator.call(myOptions, undefined, fan.as);
    const id = pack?.id ?? "";
    expect(await operator.call(optionRenewal, { params: { id }, body: { autoRenew: false } }, fan.as)).toMatchObject({
      autoRenew: false,
      state: "active",
    });
    await operator.call(optionRenewal, { params: { id }, body: { autoRenew: true } }, fan.as);
    await operator.call(optionRenewal, { params: { id }, body: { autoRenew: false } }, fan.as);
    const stranger = await demoFan(operator, 2);
    for (const as of [stranger.as, { token: (await newFan(operator)).accessToken }]) {
      expect(await operator.fails(optionRenewal, { params: { id }, body: { autoRenew: true } }, as)).toMatchObject({
        status: 403,
        code: "-1",
      });
    }
    operator.clock.advance({ days: 30 });
    await settle();
    expect(await state()).toMatchObject({ state: "ended", reason: "expired" });
    expect(await db().select().from(payments)).toHaveLength(1);
    const as = (await demoFan(operator)).as;
    expect(await operator.call(myOptions, undefined, as)).toEqual([]);
    expect(await operator.fails(optionRenewal, { params: { id }, body: { autoRenew: true } }, as)).toMatchObject({
      status: 409,
      reason: "pack.ended",
    });
  });
});

test("a pack that ends by itself cannot be told to renew", async () => {
  await buy("ek-2", { paymentMethodId: await method() });
  await settle();
  const [pack] = await operator.call(myOptions, undefined, fan.as);
  const params = { id: pack?.id ?? "" };
  expect(await operator.fails(optionRenewal, { params, body: { autoRenew: true } }, fan.as)).toMatchObject({
    status: 409,
    reason: "pack.once",
  });
  operator.clock.advance({ days: 30 });
  await operator.runJobs();
  expect((await db().select().from(packs))[0]).toMatchObject({ state: "ended", reason: "expired" });
  expect((await operator.call(myLines, undefined, (await demoFan(operator)).as))[0]?.allowances).toEqual([]);
});
