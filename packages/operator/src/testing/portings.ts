import { type Intent, login, myPortings, type OrderInput, type Porting, portingIntent } from "@tribun/api-client/contract";
import { FAN_PASSWORD, verifiedPhone } from "./fans.ts";
import type { As, TestOperator } from "./index.ts";
import { newShopper, orderInput, type Shopper, submitCheckout, withSummary } from "./orders.ts";

type Options = NonNullable<OrderInput["portingOptions"]>;

/** A complete order that brings the shopper's own number along, with its summary. */
export async function portInput(
  operator: TestOperator,
  shopper: Shopper,
  options: Partial<Options> = {},
  overrides: Partial<OrderInput> = {},
): Promise<OrderInput> {
  const { newPhoneNumberOptions: _, ...input } = orderInput(shopper, { registryId: "", reservationId: "" });
  const portingOptions: Options = {
    donatingProvider: { id: "vodafone", name: "Vodafone" },
    mnpType: "ASAP",
    msisdn: shopper.phone,
    ...options,
  };
  const token =
    portingOptions.msisdn === shopper.phone
      ? shopper.phoneToken
      : await verifiedPhone(operator, portingOptions.msisdn, "order", shopper.as);
  const order = { ...input, numberType: "port" as const, portingOptions, phoneVerificationToken: token, ...overrides };
  return withSummary(operator, order, shopper.as);
}

export type Ported = { readonly shopper: Shopper; readonly input: OrderInput; readonly intent: Intent };

/** A fan's order that brings a number along, up to the open checkout. */
export async function placedPort(
  operator: TestOperator,
  options: Partial<Options> = {},
  overrides: Partial<OrderInput> = {},
  as: As = {},
): Promise<Ported> {
  const shopper = await newShopper(operator, as);
  const input = await portInput(operator, shopper, options, overrides);
  const intent = await operator.call(portingIntent, { body: input }, shopper.as);
  return { shopper, input, intent };
}

/** The same, paid; the donor has been asked and has not answered. */
export async function paidPort(...input: Parameters<typeof placedPort>): Promise<Ported> {
  const placed = await placedPort(...input);
  await submitCheckout(input[0], placed.intent.checkoutId);
  await input[0].runJobs();
  return placed;
}

/** The fan signed in once more, for when the session has run out. */
export async function signedIn(operator: TestOperator, shopper: Shopper): Promise<Shopper> {
  const { accessToken: token } = await operator.call(login, { body: { identifier: shopper.phone, password: FAN_PASSWORD } }, shopper.as);
  return { ...shopper, token, as: { ...shopper.as, token } };
}

/** The fan's newest porting, however much time has passed. */
export async function newestPorting(operator: TestOperator, shopper: Shopper): Promise<Porting> {
  const [porting] = await operator.call(myPortings, undefined, (await signedIn(operator, shopper)).as);
  if (!porting) throw new Error("no porting");
  return porting;
}

/** Lets time pass until the donor has answered, and its answer is carried out. */
export async function answered(operator: TestOperator): Promise<void> {
  operator.clock.advance({ minutes: 2 });
  await operator.runJobs();
}
