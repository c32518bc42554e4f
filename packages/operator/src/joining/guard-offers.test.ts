import { Problem } from "../base/problem.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import {
  contractSummary,
  corporateRegister,
  mediaContent,
  mediaContents,
  phoneRegistries,
  phoneReserve,
  productSheets,
  register,
  tariffDetail,
  tariffs,
} from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerForm, verifiedPhone } from "../testing/fans.ts";
import { orderInput, newShopper, heldNumber } from "../testing/orders.ts";
import { guardOffers } from "./guard-offers.ts";

const OFF = { jersey: false, vipNumbers: false, porting: false, business: false, games: false };
const [club] = SEED_TEAMS;
const consumer = { tariff: { customerType: "private" }, number: { kind: "general" } } as const;
const basket = { tariffId: "tribun-l", numberType: "new", simType: "esim" } as const;
const productOptions = { planId: "jersey-fan", size: "L", model: "home", style: "striped" } as const;

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** Switches every capability of club 1 off while `run` runs. */
async function bare<T>(run: () => Promise<T>): Promise<T> {
  const { teams } = operator.deps;
  const team = teams.get(1);
  if (!team || !(teams instanceof Map)) throw new Error("no team to change");
  teams.set(1, { ...team, capabilities: OFF });
  try {
    return await run();
  } finally {
    teams.set(1, team);
  }
}

const refusal = (run: () => void) => {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Problem ? [error.code, error.facts.fieldErrors?.[0]?.field] : error;
  }
};

test("a club that has switched it off takes no order for it", () => {
  const guard = (order: Parameters<typeof guardOffers>[1], wanted: Parameters<typeof guardOffers>[2], capabilities = OFF) =>
    refusal(() => guardOffers({ capabilities }, order, wanted));
  const company = { ...consumer, tariff: { customerType: "corporate" } } as const;
  const special = { ...consumer, number: { kind: "private" } } as const;
  expect(guard(basket, consumer)).toBeUndefined();
  expect(guard(basket, company)).toEqual(["1012", undefined]);
  expect(guard(basket, special)).toEqual(["1105", undefined]);
  expect(guard({ ...basket, numberType: "port" }, consumer)).toEqual(["-1", "numberType"]);
  expect(guard({ ...basket, productOptions }, consumer)).toEqual(["-1", "productOptions.planId"]);
  for (const [order, wanted] of [
    [basket, company],
    [basket, special],
    [{ ...basket, numberType: "port" }, consumer],
    [{ ...basket, productOptions }, consumer],
  ] as const) {
    expect(guard(order, wanted, club?.capabilities)).toBeUndefined();
  }
});

test("its order is refused before it is summed up", async () => {
  const shopper = await newShopper(operator);
  const input = orderInput(shopper, await heldNumber(operator, shopper.as), { productOptions });
  const { tariffId, numberType, simType, newPhoneNumberOptions } = input;
  const body = { tariffId, numberType, simType, newPhoneNumberOptions, productOptions };
  await operator.call(contractSummary, { body }, shopper.as);
  const refused = await bare(() => operator.fails(contractSummary, { body }, shopper.as));
  expect(refused.fieldErrors).toEqual([{ field: "productOptions.planId", rule: "jersey.notOffered" }]);
});

test("no tariff for companies, no question about numbers that come along, no word of a jersey", async () => {
  await bare(async () => {
    expect((await operator.call(tariffs)).filter(({ type }) => type === "business")).toEqual([]);
    expect(await operator.fails(tariffDetail, { params: { idOrSlug: "kulup-pro-s" } })).toMatchObject({ status: 404, code: "1012" });
    const questions = await operator.call(mediaContents, { query: { type: "faq" } });
    expect(questions.map(({ title, body }) => `${title} ${body}`).join(" ")).not.toMatch(/Mitnahme|Trikot/);
    expect(await operator.fails(mediaContent, { params: { id: "faq-port-cost" } })).toMatchObject({ code: "1015" });
  });
  expect((await operator.call(tariffs)).filter(({ type }) => type === "business")).not.toEqual([]);
  expect(await operator.call(mediaContent, { params: { id: "faq-port-cost" } })).toMatchObject({ id: "faq-port-cost" });
});

test("a club that serves no companies opens no account for one, takes no wish of one and shows no sheet for one", async () => {
  const company = { companyName: "Ulus GmbH", taxNumber: "2181508150" };
  const { phone, firstName, lastName, email } = registerForm();
  const lead = { ...company, phone, firstName, lastName, email };
  const form = registerForm({ ...company, customerType: "corporate" });
  form.phoneVerificationToken = await verifiedPhone(operator, form.phone);
  const companysSheets = async () => (await operator.call(productSheets)).filter(({ tariffId }) => tariffId.startsWith("kulup-pro"));
  await bare(async () => {
    expect(await operator.fails(corporateRegister, { body: lead })).toMatchObject({ status: 404, code: "-1" });
    const refused = await operator.fails(register, { body: form });
    expect(refused.fieldErrors).toEqual([{ field: "customerType", rule: "invalid" }]);
    expect(await companysSheets()).toEqual([]);
    expect(await operator.call(productSheets)).not.toEqual([]);
  });
  expect(await companysSheets()).not.toEqual([]);
  await operator.call(register, { body: form });
  await operator.call(corporateRegister, { body: lead });
});

test("one that sells no special numbers offers none, by kind or among the others, and holds none", async () => {
  const [special] = await operator.call(phoneRegistries, { query: { kind: "private" } });
  if (!special) throw new Error("no special number");
  const one = { digits: `0${special.msisdn.slice(3)}` };
  expect(await operator.call(phoneRegistries, { query: one })).toMatchObject([{ id: special.id }]);
  const hold = { params: { id: special.id }, body: {} };
  const cart = crypto.randomUUID();
  await bare(async () => {
    expect(await operator.fails(phoneRegistries, { query: { kind: "private" } })).toMatchObject({ status: 404, code: "1105" });
    expect(await operator.fails(phoneRegistries, { query: one })).toMatchObject({ status: 404, code: "1104" });
    expect(await operator.fails(phoneReserve, hold, { cart })).toMatchObject({ status: 404, code: "1105" });
    const block = await operator.call(phoneRegistries, { query: { block: "true" } });
    expect(block.filter(({ kind }) => kind !== "general")).toEqual([]);
  });
  expect(await operator.call(phoneReserve, hold, { cart })).toMatchObject({ extended: false });
});
