import { type Intent, login, myPortings, type OrderInput, type Porting, portingIntent } from "@tribun/api-client/contract";
import { FAN_PASSWORD, verifiedPhone } from "./fans.ts";
import type { As, TestOperator } from "./index.ts";
import { newShopper, orderInput, type Shopper, submitCheckout, withSummary } from "./orders.ts";

type Options = NonNullable<OrderInput["portingOptions"]>;

/** Builds a complete order that ports the shopper's own number, with its summary. */
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

/** Places a fan's porting order up to the open checkout. */
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

/** The same, paid; the donor has the request and has not answered. */
export async function paidPort(...input: Parameters<typeof placedPort>): Promise<Ported> {
  const placed = await placedPort(...input);
  await submitCheckout(input[0], placed.intent.checkoutId);
  await input[0].runJobs();
  return placed;
}

/** Signs the fan in again, after the session has expired. */
export async function signedIn(operator: TestOperator, shopper: Shopper): Promise<Shopper> {
  const { accessToken: token } = await operator.call(login, { body: { identifier: shopper.phone, password: FAN_PASSWORD } }, shopper.as);
  return { ...shopper, token, as: { ...shopper.as, token } };
}

/** Returns the fan's newest porting, with a new session. */
export async function newestPorting(operator: TestOperator, shopper: Shopper): Promise<Porting> {
  const [porting] = await operator.call(myPortings, undefined, (await signedIn(operator, shopper)).as);
  if (!porting) throw new Error("no porting");
  return porting;
}

/** Advances the clock until the donor has answered, and runs the answer's jobs. */
export async function answered(operator: TestOperator): Promise<void> {
  operator.clock.advance({ minutes: 2 });
  await operator.runJobs();
}
