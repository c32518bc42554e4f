import { addPaymentMethod, checkoutStatus } from "@tribun/api-client/contract";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payments } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { type PaymentProvider, ProviderUnreachable, type StartRequest } from "../ports/payment.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { newShopper, placedOrder, submitCheckout } from "../testing/orders.ts";
import { findCheckout } from "./checkout/find.ts";
import { startPayment } from "./checkout/pay.ts";

const IBAN = "DE02120300000000202051";
const started: StartRequest[] = [];
let silent = false;
let log = "";

function watched(deps: Deps): Deps {
  const { payment } = deps.providers;
  const start: PaymentProvider["start"] = (db, request) => {
    started.push(request);
    return silent ? Promise.reject(new ProviderUnreachable("test")) : payment.start(db, request);
  };
  const stream = { write: (line: string) => void (log += line) };
  return { ...deps, log: pino({ level: "trace" }, stream), providers: { ...deps.providers, payment: { ...payment, start } } };
}

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" }, change: watched });
});
afterAll(() => operator.stop());

const paymentsOf = (orderId: string) => operator.deps.db.select().from(payments).where(eq(payments.subjectId, orderId));
const statusOf = async (id: string) => (await operator.call(checkoutStatus, { params: { id } })).transactionStatus;

test("a process that dies after the commit leaves a payment that the outbox hands over, once", async () => {
  const { intent } = await placedOrder(operator);
  const found = await findCheckout(operator.deps, operator.deps.db, intent.checkoutId);
  if (!found) throw new Error("no checkout");
  const origin = { language: "de", ip: "203.0.113.7", userAgent: "" } as const;
  const payment = await startPayment(operator.deps, found, { method: "paypal", keep: false }, origin);
  expect(await statusOf(intent.checkoutId)).toBe(1);
  for (let step = 0; step < 4; step++) {
    operator.clock.advance({ seconds: 20 });
    await operator.runJobs();
  }
  expect(started.filter(({ paymentId }) => paymentId === payment?.id)).toHaveLength(1);
  expect(await statusOf(intent.checkoutId)).toBe(0);
});

test("a provider that stays silent ends the payment after minutes, and the same order may be paid again", async () => {
  const { intent } = await placedOrder(operator);
  silent = true;
  await submitCheckout(operator, intent.checkoutId);
  const [payment] = await paymentsOf(intent.orderId);
  for (let minute = 0; minute < 10; minute++) {
    operator.clock.advance({ minutes: 1 });
    await operator.runJobs();
  }
  silent = false;
  const asked = started.filter(({ paymentId }) => paymentId === payment?.id);
  expect(asked.length).toBeGreaterThan(3);
  // Each try sends the identical request: the provider recognises it by its key and refuses another request under the same key.
  expect(new Set(asked.map((request) => JSON.stringify(request))).size).toBe(1);
  expect(await paymentsOf(intent.orderId)).toMatchObject([{ state: "failed", reason: "providerUnreachable" }]);
  await submitCheckout(operator, intent.checkoutId);
  expect(await statusOf(intent.checkoutId)).toBe(0);
});

test("an IBAN is readable in no table, no job and no line of the log", async () => {
  const { intent } = await placedOrder(operator);
  const fields = { method: "sepa", iban: IBAN, holder: "Elif Şahin", mandate: "yes" };
  silent = true;
  await submitCheckout(operator, intent.checkoutId, fields);
  silent = false;
  operator.clock.advance({ minutes: 1 });
  await operator.runJobs();
  operator.clock.advance({ minutes: 1 });
  await operator.runJobs();
  expect(started.at(-1)?.debit?.iban).toBe(IBAN);
  const { as } = await newShopper(operator);
  await operator.call(addPaymentMethod, { body: { type: "sepa", iban: IBAN, holder: "Elif Şahin", mandateAccepted: true } }, as);
  await operator.raw(addPaymentMethod, { body: { type: "sepa", iban: IBAN, holder: "", mandateAccepted: false } }, as);
  const tables = await operator.deps.db.execute(sql`select table_name from information_schema.tables where table_schema = 'public'`);
  const names = v.parse(v.array(v.object({ table_name: v.string() })), tables.rows);
  expect(names.length).toBeGreaterThan(20);
  for (const { table_name: name } of names) {
    const { rows } = await operator.deps.db.execute(sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`);
    expect(JSON.stringify(rows), name).not.toContain(IBAN.slice(4, 18));
  }
  expect(log).toContain("did not answer");
  expect(log).not.toContain(IBAN.slice(4, 18));
});
