import { addCalendarDays, DAY_MS, germanDay, withdrawalEnd } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { addPaymentMethod, checkoutStatus, myLines, myOptions, optionIntent } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lineEnds } from "../db/schema/account.ts";
import { lines } from "../db/schema/lines.ts";
import { messages } from "../db/schema/operations.ts";
import { options, packOrders, packs } from "../db/schema/packs.ts";
import { payments } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { writeNextPayment } from "../sandbox/settings.ts";
import { DEMO_EMAIL } from "../seed/demo.ts";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type DemoFan, demoFan } from "../testing/lines.ts";
import { submitCheckout } from "../testing/orders.ts";

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const body = (more: object = {}) => ({ lineId: fan.lineId, paymentVersion: 2, earlyStart: true, ...more }) as const;
type Body = Parameters<typeof operator.call<typeof optionIntent>>[1];
const input = (id: string, more: object = {}): NonNullable<Body> => ({
  params: { id },
  body: { lineId: fan.lineId, paymentVersion: 2, earlyStart: true, ...more },
});
const buy = (id: string, more: object = {}, key: string = randomUUID()) => operator.call(optionIntent, input(id, more), { ...fan.as, key });
const refused = (id: string, more: object = {}, as = fan.as) => operator.fails(optionIntent, { params: { id }, body: body(more) }, as);

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

describe("buying a pack", () => {
  test("on the hosted page: paid, confirmed by mail, and in the line's volume with its end", async () => {
    const intent = await buy("ek-2");
    expect(intent).toMatchObject({ dueNow: { amount: 399 }, transactionStatus: 4, methods: ["sepa", "paypal", "googlePay", "applePay"] });
    const html = await (await operator.request(`/c/${intent.checkoutId}`)).text();
    expect(html).toContain("zahlungspflichtig bestellen");
    expect(html).toContain("Ek 2 GB");
    await submitCheckout(operator, intent.checkoutId);
    await settle();
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({
      transactionStatus: 0,
      purpose: "option",
    });
    const [line] = await operator.call(myLines, undefined, fan.as);
    expect(line?.remainingGb).toBe(13.8);
    expect(line?.allowances).toMatchObject([{ source: "pack", name: "Ek 2 GB", zone: "de", used: 0, total: 2, unit: "GB" }]);
    const [pack] = await operator.call(myOptions, undefined, fan.as);
    expect(pack).toMatchObject({ state: "active", remaining: { dataMb: 2000 }, autoRenew: false, lineId: fan.lineId });
    expect(Date.parse(pack?.endsAt ?? "") - Date.parse(pack?.startedAt ?? "")).toBe(30 * DAY_MS);
    const mails = await db().select().from(messages).where(eq(messages.channel, "mail"));
    const mail = mails.find(({ subject }) => subject?.startsWith("Ek 2 GB ist gebucht"));
    expect(mail?.body).toContain("Widerrufsrecht");
    expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(["Kanarya-Mobil_AGB.pdf", "Kanarya-Mobil_Widerrufsbelehrung.pdf"]);
  });

  test("the page opens on what was chosen before, and leads back beside the packs, or to the pack where nothing was paid", async () => {
    const { checkoutId } = await buy("ek-2", { paymentMethod: "paypal" });
    const open = await (await operator.request(`/c/${checkoutId}`)).text();
    expect(open).toContain('<input type="hidden" name="method" value="paypal" />');
    expect(open).toMatch(/href="[^"]+\/dashboard\/options\/ek-2\?line=[\w-]+&amp;success=false&amp;cId=/);
    await submitCheckout(operator, checkoutId, { method: "paypal" });
    await settle();
    const { redirectUrl } = await operator.call(checkoutStatus, { params: { id: checkoutId } });
    expect(redirectUrl).toMatch(/\/dashboard\/options\?success=true&/);
    expect(await refused("ek-2", { paymentMethod: "card" })).toMatchObject({ code: "1032" });
  });

  test("a company reads the net price, and nothing of a right that it does not have", async () => {
    await db().update(users).set({ customerType: "corporate" }).where(eq(users.email, DEMO_EMAIL));
    await buy("ek-2", { paymentMethodId: await method() });
    await settle();
    const mails = await db().select().from(messages).where(eq(messages.channel, "mail"));
    const mail = mails.find(({ subject }) => subject?.startsWith("Ek 2 GB ist gebucht"));
    expect(mail?.body).toContain("Preis: 3,99 €, inkl. 19 % MwSt. (netto 3,35 €)");
    expect(mail?.body).not.toMatch(/Widerrufsrecht:|Widerrufsbelehrung|binnen 14 Tagen/);
    expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(["Kanarya-Mobil_AGB.pdf"]);
  });

  test("from a kept method, without a page", async () => {
    const intent = await buy("tuerkiye-100", { paymentMethodId: await method() });
    expect(intent.transactionStatus).toBe(1);
    await settle();
    expect(await operator.call(myOptions, undefined, fan.as)).toMatchObject([
      { option: { id: "tuerkiye-100" }, remaining: { minutes: 100 } },
    ]);
  });

  test("without an early start it waits until the withdrawal period is over", async () => {
    await buy("ek-10", { paymentMethodId: await method(), earlyStart: false });
    await settle();
    expect(await operator.call(myOptions, undefined, fan.as)).toMatchObject([{ state: "scheduled" }]);
    expect((await operator.call(myLines, undefined, fan.as))[0]?.remainingGb).toBe(11.8);
    operator.clock.advance({ days: 15 });
    await operator.runJobs();
    expect((await operator.call(myOptions, undefined, await demoFan(operator).then(({ as }) => as)))[0]).toMatchObject({ state: "active" });
  });

  test("a company has no withdrawal period to wait for", async () => {
    await db().update(users).set({ customerType: "corporate", companyName: "Anadolu Handels GmbH" }).where(eq(users.email, DEMO_EMAIL));
    await buy("ek-10", { paymentMethodId: await method(), earlyStart: false });
    await settle();
    expect(await operator.call(myOptions, undefined, fan.as)).toMatchObject([{ state: "active" }]);
  });

  test("twice by two devices is one purchase, twice on purpose are two packs", async () => {
    const key = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => buy("ek-2", {}, key)));
    expect(new Set(same.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    const others = await Promise.all([1, 2, 3].map(() => buy("ek-2")));
    expect(new Set([...same, ...others].map(({ orderId }) => orderId)).size).toBe(1);
    expect(await db().select().from(packOrders)).toHaveLength(1);
    const paymentMethodId = await method();
    await buy("ek-2", { paymentMethodId });
    expect(await refused("ek-2", { paymentMethodId })).toMatchObject({ status: 409, reason: "option.paymentUnderWay" });
    await settle();
    await buy("ek-2", { paymentMethodId });
    await settle();
    expect(await operator.call(myOptions, undefined, fan.as)).toHaveLength(2);
    expect((await operator.call(myLines, undefined, fan.as))[0]?.remainingGb).toBe(15.8);
  });

  test("the address with /tariffs before it answers the same", async () => {
    const call = { ...optionIntent, path: "/api/tariffs/options/{id}/payment-intent" } as const;
    expect(await operator.call(call, input("ek-2"), fan.as)).toMatchObject({ dueNow: { amount: 399 } });
  });
});

describe("what is refused", () => {
  test("1024, 1032, 1037 and 1038, each with nothing bought", async () => {
    expect(await refused("nope")).toMatchObject({ status: 404, code: "1024" });
    expect(await refused("ek-2", { paymentVersion: 7 })).toMatchObject({ status: 400, code: "1032" });
    for (const paymentMethodId of [randomUUID(), "x"])
      expect(await refused("ek-2", { paymentMethodId })).toMatchObject({ status: 404, code: "1037" });
    const paymentMethodId = await method();
    await writeNextPayment(db(), "fail");
    expect(await refused("ek-2", { paymentMethodId })).toMatchObject({ status: 402, code: "1038" });
    expect(await db().select().from(packs)).toEqual([]);
    expect(await db().select().from(packOrders)).toEqual([]);
    expect((await db().select().from(payments)).map(({ state }) => state)).toEqual(["failed"]);
  });

  test("1023 without a line, 1020 without a customer at the partner, 403 for somebody else's line or method", async () => {
    const { accessToken } = await newFan(operator);
    expect(await refused("ek-2", {}, { token: accessToken, team: 1 })).toMatchObject({ status: 422, code: "1023" });
    expect(await operator.fails(myOptions, undefined, { token: accessToken })).toMatchObject({ status: 422, code: "1023" });
    const stranger = await demoFan(operator, 2);
    for (const lineId of [stranger.lineId, randomUUID(), "x"]) {
      expect(await refused("ek-2", { lineId })).toMatchObject({ status: 403, code: "-1" });
    }
    await db().update(lines).set({ state: "blocked" }).where(eq(lines.id, fan.lineId));
    expect(await refused("ek-2")).toMatchObject({ code: "1023", reason: "line.blocked" });
    await db().update(users).set({ partnerCustomerId: null });
    expect(await refused("ek-2")).toMatchObject({ status: 422, code: "1020" });
    expect(await operator.fails(myOptions, undefined, fan.as)).toMatchObject({ status: 422, code: "1020" });
  });

  test("409 for a pack whose price is another than the fan was told, with nothing bought", async () => {
    const paymentMethodId = await method();
    const price = (amount: number) => ({ amount, currency: "EUR" });
    await db().update(options).set({ priceCents: 499 }).where(eq(options.id, "ek-2"));
    expect(await refused("ek-2", { paymentMethodId, price: price(399) })).toMatchObject({
      status: 409,
      code: "-1",
      reason: "option.price",
    });
    expect(await db().select().from(packOrders)).toEqual([]);
    expect(await buy("ek-2", { paymentMethodId, price: price(499) })).toMatchObject({ dueNow: { amount: 499 } });
  });

  test("409 for a pack that would begin after the end of its line", async () => {
    const now = operator.deps.clock.now();
    const endsOn = withdrawalEnd(germanDay(now.getTime()));
    await db().insert(lineEnds).values({ lineId: fan.lineId, cause: "termination", endsOn, declarationId: "K-1", notedAt: now });
    expect(await refused("ek-2", { earlyStart: false })).toMatchObject({ status: 409, code: "-1", reason: "line.ended" });
    await buy("ek-2");
    await db()
      .update(lineEnds)
      .set({ endsOn: addCalendarDays(endsOn, 1) });
    await buy("ek-2", { earlyStart: false });
  });

  test("money for a line that ended meanwhile goes back", async () => {
    await writeNextPayment(db(), "slow");
    await buy("ek-2", { paymentMethodId: await method() });
    await db().update(lines).set({ state: "ended" }).where(eq(lines.id, fan.lineId));
    operator.clock.advance({ seconds: 30 });
    await operator.runJobs();
    expect((await db().select().from(payments)).map(({ state }) => state)).toEqual(["refunded"]);
    expect((await db().select().from(packOrders)).map(({ state }) => state)).toEqual(["refunded"]);
    expect(await db().select().from(packs)).toEqual([]);
  });

  test("a declined payment leaves the purchase open for another try; after a day it is over", async () => {
    const intent = await buy("ek-2");
    await writeNextPayment(db(), "fail");
    await submitCheckout(operator, intent.checkoutId);
    expect((await db().select().from(packOrders)).map(({ state }) => state)).toEqual(["failed"]);
    operator.clock.advance({ hours: 25 });
    await operator.runJobs();
    expect((await db().select().from(packOrders)).map(({ state }) => state)).toEqual(["expired"]);
  });
});

test("buying again while the outcome of the first payment arrives: nobody waits for one another in vain", async () => {
  const paymentMethodId = await method();
  await buy("ek-2", { paymentMethodId });
  operator.clock.advance({ seconds: 1 });
  const again = Array.from({ length: 4 }, () => operator.raw(optionIntent, { params: { id: "ek-2" }, body: body() }, fan.as));
  const [answers] = await Promise.all([Promise.all(again), operator.runJobs()]);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  await settle();
  expect(await db().select().from(packs)).toHaveLength(1);
  expect((await db().select().from(packOrders)).map(({ state }) => state).filter((state) => state !== "open")).toEqual(["paid"]);
});
