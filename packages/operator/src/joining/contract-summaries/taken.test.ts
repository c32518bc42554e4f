import {
  contractSummary,
  contractSummaryPdf,
  lineTariffChange,
  lineTariffSummary,
  lineTariffSummaryPdf,
  myLines,
  orderDetail,
  tariffIntent,
} from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newCustomer, type Person } from "../../testing/calls/world.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { heldNumber, newShopper, orderInput } from "../../testing/orders.ts";

let operator: TestOperator;
let owner: Person;
let other: Person;
beforeAll(async () => {
  operator = await createTestOperator();
  owner = await newCustomer(operator);
  other = await newCustomer(operator);
});
afterAll(() => operator.stop());

const NOBODY = { team: null, language: null };
const UNKNOWN = { status: 404, code: "1011" };
const read = async (id: string, as: As) => (await operator.raw(contractSummaryPdf, { params: { id } }, as)).status;
const refusal = (id: string, as: As) => operator.fails(contractSummaryPdf, { params: { id } }, as);

test("the summary of an order is its owner's alone, and for anybody else like one that there never was", async () => {
  const { contractSummaryId: id = "" } = await operator.call(orderDetail, { params: { id: owner.orderId } }, owner.as);
  expect(await read(id, owner.as)).toBe(200);
  const { status, code, reason, fieldErrors } = await refusal("nope", NOBODY);
  expect({ status, code }).toEqual(UNKNOWN);
  for (const as of [NOBODY, { team: 1 }, other.as]) expect(await refusal(id, as)).toMatchObject({ status, code, reason, fieldErrors });
});

test("a guest's summary is read by its id until an order has taken it, whose ever that is then", async () => {
  const shopper = await newShopper(operator);
  const guest = { cart: shopper.cart };
  const input = orderInput(shopper, await heldNumber(operator, guest));
  const { tariffId, numberType, simType, newPhoneNumberOptions } = input;
  const basket = { tariffId, numberType, simType, newPhoneNumberOptions };
  const { id } = await operator.call(contractSummary, { body: basket }, guest);
  expect(await read(id, NOBODY)).toBe(200);
  const acknowledgements = { ...input.acknowledgements, contractSummaryId: id };
  await operator.call(tariffIntent, { body: { ...input, acknowledgements } }, shopper.as);
  expect(await read(id, shopper.as)).toBe(200);
  expect(await refusal(id, NOBODY)).toMatchObject(UNKNOWN);
});

test("that of a change of tariff is had by its line, and by its id no more", async () => {
  const params = { id: owner.lineId };
  expect(await operator.fails(lineTariffSummaryPdf, { params }, owner.as)).toMatchObject(UNKNOWN);
  expect((await operator.call(myLines, undefined, owner.as))[0]).not.toHaveProperty("hasChangeSummary");
  const { id } = await operator.call(lineTariffSummary, { params, body: { tariffId: "tribun-l" } }, owner.as);
  expect(await read(id, NOBODY)).toBe(200);
  await operator.call(lineTariffChange, { params, body: { tariffId: "tribun-l", contractSummaryId: id } }, owner.as);
  expect(await refusal(id, NOBODY)).toMatchObject(UNKNOWN);
  expect(await refusal(id, other.as)).toMatchObject(UNKNOWN);
  expect((await operator.call(myLines, undefined, owner.as))[0]).toMatchObject({ hasChangeSummary: true });
  const pdf = await operator.raw(lineTariffSummaryPdf, { params }, owner.as);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(await operator.fails(lineTariffSummaryPdf, { params }, other.as)).toMatchObject({ status: 403 });
});
