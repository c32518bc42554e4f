import { randomUUID } from "node:crypto";
import {
  checkoutSession,
  contractSummary,
  login,
  myLines,
  orderDetail,
  type OrderInput,
  phoneReserve,
  tariffIntent,
} from "@tribun/api-client/contract";
import { KeywordType } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders } from "../db/schema/orders.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../seed/demo.ts";
import { newFan, verifiedPhone } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber, newShopper, orderInput, placedOrder, type Shopper, withSummary } from "../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

async function ready(overrides: Partial<OrderInput> = {}): Promise<{ shopper: Shopper; input: OrderInput }> {
  const shopper = await newShopper(operator);
  const input = await withSummary(operator, orderInput(shopper, await heldNumber(operator, shopper.as), overrides), shopper.as);
  return { shopper, input };
}
const refused = (shopper: Shopper, body: OrderInput) => operator.fails(tariffIntent, { body }, shopper.as);

describe("what an order must bring", () => {
  test("a session", async () => {
    const { input } = await ready();
    expect(await operator.fails(tariffIntent, { body: input })).toMatchObject({ status: 401, code: "1034" });
  });

  test("an age from 18 to 99, a valid document, a keyword that is no birth year; all at once", async () => {
    const { shopper, input } = await ready();
    const info = input.userInfo;
    expect(await refused(shopper, { ...input, userInfo: { ...info, birthday: "2010-01-01" } })).toMatchObject({
      status: 422,
      code: "1112",
      reason: "tooYoung",
    });
    const bad = { ...info, identityValidityDate: "2020-01-01", identityNumber: "T22000124", keyword: "1995" };
    const answer = await refused(shopper, { ...input, userInfo: { ...bad, identityNumber: "T220001294" } });
    expect(answer.fieldErrors.map(({ rule }) => rule).toSorted()).toEqual([
      "identityNumber.invalid",
      "identityValidityDate.past",
      "keyword.birthYear",
    ]);
    const year = await refused(shopper, { ...input, userInfo: { ...info, keyword: " 1995" } });
    expect(year.fieldErrors).toEqual([{ field: "userInfo.keyword", rule: "keyword.birthYear" }]);
  });

  test("the account's own person, however it is spelt, as every bill and record is the account's", async () => {
    const { shopper, input } = await ready();
    const info = input.userInfo;
    const other = { firstName: "Ayşe", lastName: "Demir", birthday: "1995-04-13" };
    expect(await refused(shopper, { ...input, userInfo: { ...info, ...other } })).toMatchObject({
      status: 400,
      code: "-1",
      fieldErrors: [
        { field: "userInfo.firstName", rule: "firstName.notAccount" },
        { field: "userInfo.lastName", rule: "lastName.notAccount" },
        { field: "userInfo.birthday", rule: "birthday.notAccount" },
      ],
    });
    const spelt = { ...info, firstName: "ELİF", lastName: "Sahin" };
    expect(await operator.call(tariffIntent, { body: { ...input, userInfo: spelt } }, shopper.as)).toMatchObject({ transactionStatus: 4 });
  });

  test("an account of somebody of age, whatever birthday the order names (L32, A19)", async () => {
    const { accessToken: token, form } = await newFan(operator, { birthday: "2010-05-05" });
    const cart = randomUUID();
    const shopper = { token, cart, phone: form.phone, phoneToken: form.phoneVerificationToken, as: { token, cart } };
    const input = await withSummary(operator, orderInput(shopper, await heldNumber(operator, shopper.as)), shopper.as);
    expect(await refused(shopper, input)).toMatchObject({ status: 422, code: "1112", reason: "tooYoung" });
  });

  test("of a kind of keyword only one that there is, which is kept with the person (A1)", async () => {
    const { shopper, input } = await ready();
    const answer = await operator.raw(tariffIntent, { body: { ...input, userInfo: { ...input.userInfo, keywordType: 9 } } }, shopper.as);
    expect(answer.status).toBe(400);
    const { orderId } = await operator.call(
      tariffIntent,
      { body: { ...input, userInfo: { ...input.userInfo, keywordType: KeywordType.BirthDate } } },
      shopper.as,
    );
    const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.person).toMatchObject({ keywordType: 3 });
  });

  test("the summary of exactly this basket (1109)", async () => {
    const { shopper, input } = await ready();
    expect(await refused(shopper, { ...input, simType: "physical" })).toMatchObject({ status: 409, code: "1109" });
    const unknown = { ...input.acknowledgements, contractSummaryId: "unknown" };
    expect(await refused(shopper, { ...input, acknowledgements: unknown })).toMatchObject({ code: "1109" });
  });

  test("a phone that was verified; never 1034, which would sign the fan out", async () => {
    const { shopper, input } = await ready();
    const answer = { status: 400, code: "-1", fieldErrors: [{ field: "phoneVerificationToken", rule: "phoneVerification.expired" }] };
    expect(await refused(shopper, { ...input, phoneVerificationToken: "nonsense" })).toMatchObject(answer);
    const other = { ...input, userInfo: { ...input.userInfo, phone: "+491713920099" } };
    expect((await refused(shopper, other)).fieldErrors[0]?.rule).toBe("phoneVerification.required");
  });

  test("a reservation that lives and is this cart's (1108)", async () => {
    const { shopper, input } = await ready();
    const { input: foreign } = await ready();
    const own = input.newPhoneNumberOptions;
    const stolen = { registryId: own?.registryId ?? "", reservationId: foreign.newPhoneNumberOptions?.reservationId ?? "" };
    expect(await refused(shopper, { ...input, newPhoneNumberOptions: stolen })).toMatchObject({ status: 409, code: "1108" });
    const nonsense = { ...stolen, reservationId: "hasOwnProperty" };
    expect(await refused(shopper, { ...input, newPhoneNumberOptions: nonsense })).toMatchObject({ status: 409, code: "1108" });
    expect(await operator.fails(contractSummary, { body: basketOf(foreign) }, shopper.as)).toMatchObject({ code: "1108" });
    operator.clock.advance({ minutes: 21 });
    expect(await refused(shopper, input)).toMatchObject({ status: 409, code: "1108" });
    expect(await operator.fails(contractSummary, { body: basketOf(input) }, shopper.as)).toMatchObject({ code: "1108" });
  });

  test("a known tariff and coupon, and a jersey that the tariff has", async () => {
    const { shopper, input } = await ready();
    expect(await refused(shopper, { ...input, tariffId: "nope" })).toMatchObject({ code: "1012" });
    expect(await refused(shopper, { ...input, couponCode: "NOPE" })).toMatchObject({ code: "1101" });
    expect(await refused(shopper, { ...input, couponCode: "AILE50" })).toMatchObject({ code: "1102" });
    const productOptions = { planId: "jersey-child", size: "L", model: "home", style: "striped" as const };
    expect(await refused(shopper, { ...input, productOptions })).toMatchObject({
      status: 400,
      fieldErrors: [{ field: "productOptions.planId", rule: "jersey.notOffered" }],
    });
    expect(await operator.fails(tariffIntent, { body: { ...input, paymentVersion: 9 } }, shopper.as)).toMatchObject({
      status: 400,
      code: "1032",
    });
    expect(await refused(shopper, { ...input, numberType: "port" })).toMatchObject({ status: 400, reason: "usePortingIntent" });
  });

  test("an address to return to on the club's own origin", async () => {
    const { shopper, input } = await ready();
    for (const successUrl of ["https://evil.example/x", "http://localhost:1905/x", "http://u@localhost:1907/x"]) {
      expect((await refused(shopper, { ...input, successUrl })).fieldErrors).toEqual([{ field: "successUrl", rule: "invalid" }]);
    }
  });

  test("a child of 6 to 17 for a kids tariff, a main line for a partner one, a business for a business one", async () => {
    const { shopper, input } = await ready({ tariffId: "yildiz-5" });
    expect((await refused(shopper, input)).fieldErrors).toEqual([{ field: "childBirthday", rule: "childBirthday.required" }]);
    expect(await refused(shopper, { ...input, childBirthday: "2000-01-01" })).toMatchObject({ code: "1112", reason: "childAge" });
    const partner = await ready({ tariffId: "ikili-m" });
    expect(await refused(partner.shopper, partner.input)).toMatchObject({ status: 422, code: "1020", reason: "mainLineMissing" });
    const business = await ready({ tariffId: "kulup-pro-s" });
    expect(await refused(business.shopper, business.input)).toMatchObject({ code: "1012", reason: "customerType" });
  });

  test("not the same single tariff twice (1033), while a partner tariff hangs on the first line", async () => {
    const { accessToken } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
    const phone = "+491713920010";
    const person = { firstName: "Deniz", lastName: "Yılmaz", birthday: "1994-05-19" };
    const as = { token: accessToken, cart: randomUUID() };
    const demo = { token: accessToken, cart: as.cart, phone, phoneToken: await verifiedPhone(operator, phone, "order", as), person, as };
    expect(await operator.call(myLines, undefined, as)).toMatchObject([{ status: "active", usage: expect.any(Array) }]);
    const number = await heldNumber(operator, as);
    for (const tariffId of ["tribun-m", "tribun-m-12"]) {
      const again = await withSummary(operator, orderInput(demo, number, { tariffId }), as);
      expect(await refused(demo, again)).toMatchObject({ status: 409, code: "1033" });
    }
    const partner = await withSummary(operator, orderInput(demo, number, { tariffId: "ikili-m" }), as);
    expect(await operator.call(tariffIntent, { body: partner }, as)).toMatchObject({ dueNow: { amount: 1 } });
  });
});

describe("one order", () => {
  test("from clicks with the same key, together or later", async () => {
    const { shopper, input } = await ready();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => operator.call(tariffIntent, { body: input }, { ...shopper.as, key })));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(new Set(answers.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    const again = await operator.call(tariffIntent, { body: input }, { ...shopper.as, key });
    expect(again.orderId).toBe(answers[0]?.orderId);
    const changed = await operator.fails(tariffIntent, { body: { ...input, paymentVersion: 1 } }, { ...shopper.as, key });
    expect(changed).toMatchObject({ status: 409, reason: "idempotencyKeyReused" });
  });

  test("a changed basket for the same number cancels the one before", async () => {
    const { shopper, input, intent } = await placedOrder(operator);
    const changed = await withSummary(operator, { ...input, simType: "physical" }, shopper.as);
    const next = await operator.call(tariffIntent, { body: changed }, shopper.as);
    expect(next.orderId).not.toBe(intent.orderId);
    const states = await operator.deps.db
      .select({ id: orders.id, state: orders.state })
      .from(orders)
      .where(eq(orders.registryId, input.newPhoneNumberOptions?.registryId ?? ""));
    expect(states.map(({ state }) => state).toSorted()).toEqual(["cancelled", "paymentOpen"]);
    expect((await operator.request(`/c/${intent.checkoutId}`)).status).toBe(410);
  });

  test("another checkout belongs to the same order and closes the first", async () => {
    const { shopper, intent } = await placedOrder(operator);
    const again = await operator.call(checkoutSession, { body: { orderId: intent.orderId, paymentVersion: 1 } }, shopper.as);
    expect(again).toMatchObject({ orderId: intent.orderId, tId: intent.tId, methods: ["card", "applePay", "googlePay"] });
    expect(again.checkoutId).not.toBe(intent.checkoutId);
    expect((await operator.request(`/c/${intent.checkoutId}`)).status).toBe(410);
    expect((await operator.request(`/c/${again.checkoutId}`)).status).toBe(200);
  });

  test("is its owner's alone", async () => {
    const { intent } = await placedOrder(operator);
    const { shopper: other } = await placedOrder(operator);
    expect(await operator.fails(orderDetail, { params: { id: intent.orderId } }, other.as)).toMatchObject({ status: 403, code: "-1" });
    expect(await operator.fails(checkoutSession, { body: { orderId: intent.orderId } }, other.as)).toMatchObject({ status: 403 });
  });

  test("nobody pays for: it ends after a day and frees its number", async () => {
    const { shopper, input, intent } = await placedOrder(operator);
    operator.clock.advance({ hours: 1, minutes: 1 });
    expect((await operator.request(`/c/${intent.checkoutId}`)).status).toBe(410);
    const id = input.newPhoneNumberOptions?.registryId ?? "";
    const rival = { cart: randomUUID() };
    await operator.call(phoneReserve, { params: { id }, body: {} }, rival);
    expect(await operator.fails(checkoutSession, { body: { orderId: intent.orderId } }, shopper.as)).toMatchObject({ code: "1108" });
    operator.clock.advance({ hours: 23 });
    await operator.runJobs();
    const [row] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
    expect(row?.state).toBe("expired");
    operator.clock.advance({ days: 7, minutes: 1 });
    await operator.runJobs();
    const [purged] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
    expect(JSON.stringify(purged)).not.toContain("Sonnenallee");
  });
});

const basketOf = ({ tariffId, numberType, simType, newPhoneNumberOptions }: OrderInput) => ({
  tariffId,
  numberType,
  simType,
  newPhoneNumberOptions,
});
