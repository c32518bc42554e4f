import { randomUUID } from "node:crypto";
import { type Call, checkoutSession, contractSummary, me, type OrderInput, portingIntent, tariffIntent } from "@tribun/api-client/contract";
import { ERRORS, type ErrorCode, makeIccid } from "@tribun/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf } from "../compose/openapi/operation.ts";
import { newCustomer, type Person } from "../testing/calls/world.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber, newShopper, orderInput, type Shopper, withSummary } from "../testing/orders.ts";
import { portInput } from "../testing/portings.ts";

let operator: TestOperator;
let shopper: Shopper;
let customer: Person;
let held: { readonly new: OrderInput; readonly port: OrderInput };
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100000", OTP_SENDS_PER_DAY_AND_IP: "100000" } });
  shopper = await newShopper(operator);
  held = {
    new: await withSummary(operator, orderInput(shopper, await heldNumber(operator, shopper.as)), shopper.as),
    port: await portInput(operator, shopper),
  };
  customer = await newCustomer(operator);
});
afterAll(() => operator.stop());

type Spoil = (order: OrderInput) => object;
const number = (registryId: string) => ({ newPhoneNumberOptions: { registryId, reservationId: randomUUID() } });

/** Defects of an otherwise valid order, with the code that refuses each. */
const BASKET: readonly (readonly [ErrorCode, Spoil])[] = [
  ["1012", () => ({ tariffId: "nope" })],
  ["1101", () => ({ couponCode: "NOPE" })],
  ["1102", () => ({ couponCode: "AILE50" })],
  ["1103", () => ({ couponCode: "BEDAVA0" })],
];
const ORDER: readonly (readonly [ErrorCode, Spoil])[] = [
  ...BASKET,
  ["1032", () => ({ paymentVersion: 9 })],
  ["1109", ({ simType }) => ({ simType: simType === "esim" ? "physical" : "esim" })],
  ["1112", ({ userInfo }) => ({ userInfo: { ...userInfo, birthday: "2012-01-01" } })],
];
const NUMBER: readonly (readonly [ErrorCode, Spoil])[] = [
  ["1104", () => number("nope")],
  ["1108", ({ newPhoneNumberOptions }) => number(newPhoneNumberOptions?.registryId ?? "")],
];

const CASES: readonly (readonly [string, ErrorCode, Call, keyof typeof held, Spoil])[] = [
  ...[...ORDER, ...NUMBER].map(([code, spoil]) => ["tariffIntent", code, tariffIntent, "new", spoil] as const),
  ...[...ORDER, ...NUMBER].map(([code, spoil]) => ["checkoutSession", code, checkoutSession, "new", spoil] as const),
  ...ORDER.map(([code, spoil]) => ["portingIntent", code, portingIntent, "port", spoil] as const),
  ["portingIntent", "1104", portingIntent, "port", () => number("nope")],
  ...BASKET.map(([code, spoil]) => ["contractSummary", code, contractSummary, "new", spoil] as const),
  ["contractSummary", "1104", contractSummary, "new", () => number("nope")],
];

test.each(CASES)("%s answers %s to an order that is wrong in one respect", async (_name, code, call, kind, spoil) => {
  const order = held[kind];
  const failure = await operator.fails(call, { body: { ...order, ...spoil(order) } }, shopper.as);
  expect(failure).toMatchObject({ code, status: ERRORS[code].status });
  expect(codesOf(call)).toContain(code);
});

const SUBMITTING = [
  ["tariffIntent", tariffIntent],
  ["checkoutSession", checkoutSession],
  ["portingIntent", portingIntent],
] as const;

test.each(SUBMITTING)("%s: a card from a shop that nobody knows is 1110", async (_name, call) => {
  const card = { simType: "physical", simIccid: makeIccid(123_456_789_012) } as const;
  const order =
    call === portingIntent
      ? await portInput(operator, shopper, {}, card)
      : await withSummary(operator, { ...held.new, ...card }, shopper.as);
  expect(await operator.fails(call, { body: order }, shopper.as)).toMatchObject({ code: "1110", status: ERRORS["1110"].status });
});

describe("who may not have the tariff", () => {
  test.each(SUBMITTING)("%s: a partner tariff without a main line is 1020", async (_name, call) => {
    const as = shopper.as;
    const order =
      call === portingIntent
        ? await portInput(operator, shopper, {}, { tariffId: "ikili-m" })
        : await withSummary(operator, { ...held.new, tariffId: "ikili-m" }, as);
    expect(await operator.fails(call, { body: order }, as)).toMatchObject({ code: "1020", status: ERRORS["1020"].status });
  });

  test.each(SUBMITTING)("%s: the same tariff for a second time is 1033", async (_name, call) => {
    const { as, form } = customer;
    const buyer = { ...as, as, phone: form.phone, phoneToken: form.phoneVerificationToken };
    const { partnerCustomerId } = await operator.call(me, undefined, as);
    expect(partnerCustomerId).toBeDefined();
    const order =
      call === portingIntent
        ? await portInput(operator, buyer)
        : await withSummary(operator, orderInput(buyer, await heldNumber(operator, as)), as);
    expect(await operator.fails(call, { body: order }, as)).toMatchObject({ code: "1033", status: ERRORS["1033"].status });
  });
});
