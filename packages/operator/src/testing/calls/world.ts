import { randomUUID } from "node:crypto";
import { checkoutStatus, login, me, myLines, type RegisterForm, tariffIntent } from "@tribun/api-client/contract";
import { newFan } from "../fans.ts";
import { type As, createTestOperator, type TestOperator, type TestOptions } from "../index.ts";
import { heldNumber, orderInput, submitCheckout, withSummary } from "../orders.ts";

/** A fan with a session, a cart and an active line. */
export type Person = {
  readonly as: As & { readonly token: string; readonly cart: string; readonly team: number };
  readonly form: RegisterForm;
  readonly userId: string;
  readonly lineId: string;
  readonly orderId: string;
  readonly checkoutId: string;
};

/** An operator with fans, for the calls' fixtures. */
export type World = {
  readonly operator: TestOperator;
  /** The fan whose objects the calls name. */
  readonly owner: Person;
  /** A fan of the same club, with a line of the same kind. */
  readonly other: Person;
  /** A fan of another club. */
  readonly stranger: Person;
};

/** Unique names, streets and days, so that a leak of them is recognised. */
const OWNER = { firstName: "Defne", lastName: "Yıldırımoğlu", street: "Uferzeile", birthday: "1991-07-23" } as const;
const OTHER = { firstName: "Kerem", lastName: "Aksoyhan", street: "Lindenrain", birthday: "1988-02-11" } as const;
const STRANGER = { firstName: "Zeynep", lastName: "Demirtepe", street: "Mühlengrund", birthday: "1979-10-30" } as const;

/** Token of the internal calls. */
export const ADMIN_TOKEN = "an admin token of the tests, long enough for it";
const NO_LIMITS = { ADMIN_TOKEN, RATE_LIMIT_FACTOR: "100000", OTP_SENDS_PER_DAY_AND_IP: "100000" };

/** Creates the operator and its fans. */
export async function createWorld(options: TestOptions = {}): Promise<World> {
  const operator = await createTestOperator({ ...options, env: { ...NO_LIMITS, ...options.env } });
  const owner = await newCustomer(operator, OWNER);
  const other = await newCustomer(operator, OTHER);
  const stranger = await newCustomer(operator, STRANGER, 2);
  return { operator, owner, other, stranger };
}

/** Registers a fan, orders and pays a line, and lets it be activated. */
export async function newCustomer(operator: TestOperator, about: Partial<RegisterForm> = {}, team = 1): Promise<Person> {
  const { accessToken, form } = await newFan(operator, about, { team });
  const as = { token: accessToken, cart: randomUUID(), team };
  const { phone, email, street } = form;
  const shopper = { ...as, phone, phoneToken: form.phoneVerificationToken, person: form, as };
  const order = orderInput(shopper, await heldNumber(operator, as));
  const named = { ...order, userInfo: { ...order.userInfo, email, street } };
  const intent = await operator.call(tariffIntent, { body: await withSummary(operator, named, as) }, as);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const [line] = await operator.call(myLines, undefined, as);
  if (!line) {
    const status = await operator.call(checkoutStatus, { params: { id: intent.checkoutId } });
    throw new Error(`the line was not activated: ${JSON.stringify(status)}`);
  }
  const { id: userId } = await operator.call(me, undefined, as);
  return { as, form, userId, lineId: line.id, orderId: intent.orderId, checkoutId: intent.checkoutId };
}

/** Data that only the fan may see. */
export function privateMarks({ form }: Person): readonly string[] {
  return [form.lastName, form.street, form.email, form.phone, form.phone.replace("+49", "0")];
}

/** Signs the same fan in again, for calls that end a session. */
export async function signInAgain(operator: TestOperator, { form, as }: Person): Promise<{ accessToken: string; refreshToken: string }> {
  return operator.call(login, { body: { identifier: form.email, password: form.password } }, { team: as.team });
}
