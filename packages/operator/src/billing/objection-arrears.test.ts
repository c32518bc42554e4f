import { type Invoice, invoiceDispute, invoiceIntent, myInvoices } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lines } from "../db/schema/lines.ts";
import { setNextPayment } from "../console/commands.ts";
import { listMessages } from "../sandbox/messages.ts";
import { billOne, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { jumpDays } from "../testing/passing-time.ts";
import { submitCheckout } from "../testing/orders.ts";
import { arrearsOfFan } from "./arrears.ts";
import { addCharge } from "../ledger/charges.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const pass = (days: number) => jumpDays(operator, days);
const stateOf = async (fan: Subscriber) => {
  const [line] = await operator.deps.db.select({ state: lines.state }).from(lines).where(eq(lines.id, fan.lineId));
  return line?.state;
};
/** A fan whose line is blocked for several invoices, with the late ones, newest first. */
async function blockedFan(): Promise<{ fan: Subscriber; late: readonly Invoice[] }> {
  const fan = await newSubscriber(operator);
  await addCharge(operator.deps.db, {
    ...{ lineId: fan.lineId, userId: fan.userId, teamId: 1, kind: "roaming", label: { de: "Roaming", tr: "Dolaşım" } },
    ...{ amountCents: 30_000, at: operator.deps.clock.now(), sourceId: `roaming:${fan.userId}` },
  });
  operator.clock.advance({ days: 31 });
  await billOne(operator, fan);
  for (const days of [15, 7, 14]) await pass(days);
  await billOne(operator, fan);
  for (let days = 0; days < 60 && (await stateOf(fan)) !== "blocked"; days += 3) await pass(3);
  expect(await stateOf(fan)).toBe("blocked");
  const all = await operator.call(myInvoices, {}, await sessionOf(operator, fan));
  return { fan, late: all.filter(({ payable, status }) => payable && status !== "issued") };
}
const object = async (fan: Subscriber, invoice: Invoice | undefined, cents: number) =>
  operator.call(
    invoiceDispute,
    { params: { id: invoice?.id ?? "" }, body: { reason: "Zu viel gerundet.", amount: { amount: cents, currency: "EUR" } } },
    await sessionOf(operator, fan),
  );
const pay = async (fan: Subscriber, invoice: Invoice | undefined) => {
  const intent = { params: { id: invoice?.id ?? "" }, body: {} };
  const { checkoutId } = await operator.call(invoiceIntent, intent, await sessionOf(operator, fan));
  await submitCheckout(operator, checkoutId);
};

// L11, L14, § 61(4) TKG
test("an objection to one cent leaves the rest in the arrears and the block where it is, until all that can be paid is paid", async () => {
  const { fan, late } = await blockedFan();
  const [newest, ...others] = late;
  expect(others.length).toBeGreaterThan(0);
  const { cents } = await arrearsOfFan(operator.deps.db, fan.userId);
  await object(fan, newest, 1);
  expect(await stateOf(fan)).toBe("blocked");
  expect(await arrearsOfFan(operator.deps.db, fan.userId)).toEqual({ cents: cents - 1, invoices: late.length });
  await operator.runJobs();
  const [mail] = await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 1 });
  expect(mail?.body).toMatch(/du beanstandest 0,01\s€ .* Der Rest der Rechnung bleibt offen/);
  for (const invoice of others) await pay(fan, invoice);
  expect(await stateOf(fan)).toBe("active");
});

test("what is being paid while it is objected to is not held against the fan", async () => {
  const { fan, late } = await blockedFan();
  const before = await arrearsOfFan(operator.deps.db, fan.userId);
  await setNextPayment(operator.deps, { mode: "pending", team: 1 });
  await pay(fan, late[0]);
  await object(fan, late[0], 1);
  const underWay = await arrearsOfFan(operator.deps.db, fan.userId);
  expect(underWay.invoices).toBe(before.invoices - 1);
  expect((await arrearsOfFan(operator.deps.db, fan.userId, "stillOwed")).cents).toBe(before.cents - 1);
});
