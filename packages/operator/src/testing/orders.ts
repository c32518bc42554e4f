import { randomUUID } from "node:crypto";
import {
  contractSummary,
  type Intent,
  type OrderInput,
  phoneRegistries,
  phoneReserve,
  type RegisterForm,
  tariffIntent,
} from "@tribun/api-client/contract";
import { registryIdOf } from "../numbers/seed-numbers.ts";
import { FAN, newFan } from "./fans.ts";
import type { As, TestOperator } from "./index.ts";
import { FANS_PHONES } from "./phones.ts";

/** A fan with a cart. */
export type Shopper = {
  readonly token: string;
  readonly cart: string;
  readonly phone: string;
  readonly phoneToken: string;
  /** The account's person; by default that of `FAN`. */
  readonly person?: Pick<RegisterForm, "firstName" | "lastName" | "birthday">;
  readonly as: As;
};

/** Registers a fan and creates a cart. */
export async function newShopper(operator: TestOperator, as: As = {}): Promise<Shopper> {
  const { accessToken, form } = await newFan(operator, {}, as);
  const cart = randomUUID();
  return { token: accessToken, cart, phone: form.phone, phoneToken: form.phoneVerificationToken, as: { ...as, token: accessToken, cart } };
}

const DRAWS = 20;
const FANS_REGISTRY_IDS = registryIdOf(FANS_PHONES);

/** Returns an IP address of the fan's own, so that a test's fans do not share rate limits. */
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

/**
 * Returns a number that is on offer to every fan, because a fan also sees their own held ones; never a number of the test fans
 * (`phones.ts`), because these may be ported.
 */
export async function freeNumber(operator: TestOperator, { team }: Pick<As, "team"> = {}): Promise<string> {
  // A draw returns only some numbers, and sometimes all of them belong to test fans.
  for (let draws = 0; draws < DRAWS; draws += 1) {
    const anybody = { ip: anyAddress(), ...(team !== undefined && { team }) };
    const offered = await operator.call(phoneRegistries, { query: { kind: "general", random: "true" } }, anybody);
    const number = offered.find(({ id }) => !id.startsWith(FANS_REGISTRY_IDS));
    if (number) return number.id;
  }
  throw new Error("no number is free");
}

/** Holds an offered number for this cart. */
export async function heldNumber(operator: TestOperator, as: As): Promise<{ registryId: string; reservationId: string }> {
  const registryId = await freeNumber(operator, as);
  const { reservationId } = await operator.call(phoneReserve, { params: { id: registryId }, body: {} }, { ip: anyAddress(), ...as });
  return { registryId, reservationId };
}

/** Builds a complete order without its summary; override what a test is about. */
export function orderInput(
  shopper: Shopper,
  number: { registryId: string; reservationId: string },
  overrides: Partial<OrderInput> = {},
): OrderInput {
  const { firstName, lastName, birthday } = shopper.person ?? FAN;
  return {
    tariffId: "tribun-m",
    numberType: "new",
    simType: "esim",
    newPhoneNumberOptions: number,
    userInfo: {
      firstName,
      lastName,
      birthday,
      email: "elif@example.com",
      phone: shopper.phone,
      salutation: "female",
      documentType: "idCard",
      identityNumber: "L01X00T47",
      identityValidityDate: "2030-01-01",
      keyword: "2758",
      street: "Sonnenallee",
      houseNumber: "12 a",
      postalCode: "12045",
      city: "Berlin",
      deliveryAddress: false,
      isCheck: true,
    },
    paymentVersion: 2,
    phoneVerificationToken: shopper.phoneToken,
    acknowledgements: { contractSummaryId: "missing", terms: true, earlyStart: true },
    ...overrides,
  };
}

/** Returns the same order with a summary for exactly this basket. */
export async function withSummary(operator: TestOperator, order: OrderInput, as: As): Promise<OrderInput> {
  const { tariffId, numberType, simType, newPhoneNumberOptions, portingOptions, productOptions, formPlans, couponCode } = order;
  const body = { tariffId, numberType, simType, newPhoneNumberOptions, portingOptions, productOptions, formPlans, couponCode };
  const { id } = await operator.call(contractSummary, { body }, as);
  return { ...order, acknowledgements: { ...order.acknowledgements, contractSummaryId: id } };
}

/** Places a fan's order up to the open checkout. */
export async function placedOrder(
  operator: TestOperator,
  overrides: Partial<OrderInput> = {},
  as: As = {},
): Promise<{ shopper: Shopper; input: OrderInput; intent: Intent }> {
  const shopper = await newShopper(operator, as);
  const number = await heldNumber(operator, shopper.as);
  const input = await withSummary(operator, orderInput(shopper, number, overrides), shopper.as);
  const intent = await operator.call(tariffIntent, { body: input }, shopper.as);
  return { shopper, input, intent };
}

/** A test card as a buyer types it into the sandbox's form. */
export const CARD = { method: "card", cardNumber: "4242 4242 4242 4242", cardExpiry: "12/30", cardCode: "123", cardHolder: "Elif Şahin" };

/** Sends a form that the hosted checkout refuses, and follows the redirect like a browser. */
export async function refusedPage(operator: TestOperator, checkoutId: string, fields: Record<string, string>): Promise<Response> {
  const { status, headers } = await operator.request(`/c/${checkoutId}`, { method: "POST", body: new URLSearchParams(fields) });
  const cookie = headers.get("set-cookie")?.split(";")[0];
  if (status !== 303 || cookie === undefined) throw new Error(`answered with ${status} instead of leading to a page`);
  return operator.request(headers.get("location") ?? "", { headers: { cookie } });
}

/** Sends the hosted checkout's form. */
export async function submitCheckout(
  operator: TestOperator,
  checkoutId: string,
  fields: Record<string, string> = { method: "paypal" },
): Promise<Response> {
  return operator.request(`/c/${checkoutId}`, { method: "POST", body: new URLSearchParams(fields) });
}
