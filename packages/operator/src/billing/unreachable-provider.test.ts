import { addPaymentMethod, type Invoice, invoiceDetail } from "@tribun/api-client/contract";
import { addCalendarDays } from "@tribun/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { outbox } from "../db/schema/operations.ts";
import { payments } from "../db/schema/payments.ts";
import type { Deps } from "../kernel/deps.ts";
import { type PaymentProvider, ProviderUnreachable } from "../ports/payment.ts";
import { deliverPaymentEvent } from "../sandbox/providers/payment.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeDelivery } from "../sandbox/settings.ts";
import { issueInvoice, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { passDays } from "../testing/passing-time.ts";
import { scheduleCollection } from "./collect.ts";
import { morningOf } from "./dunning.ts";
import { written } from "../ledger/labels.ts";
import { sweep } from "@tribun/vitest-config/sweep";

/** `down`: nothing arrives. `lost`: the money moves, the answer is lost on its way, and the bank confirms it days later. */
type Line = "up" | "down" | "lost";
let line: Line = "up";
/** Ids of the payments whose money the provider has moved. */
let moved = new Set<string>();
/** Ids of those payments that the provider has not confirmed yet. */
let unconfirmed: string[] = [];

function flaky(deps: Deps): Deps {
  const { payment } = deps.providers;
  const charge: PaymentProvider["charge"] = async (db, request, outside) => {
    if (line === "down") throw new ProviderUnreachable("test");
    const first = !moved.has(request.paymentId);
    moved.add(request.paymentId);
    // The same id again: the provider moves nothing and gives the same answer.
    if (line === "up" && first) return payment.charge(db, request, outside);
    if (line === "up") return { kind: "waiting", ref: `sbx_${request.paymentId}` };
    if (first) unconfirmed.push(request.paymentId);
    throw new ProviderUnreachable("test");
  };
  return { ...deps, providers: { ...deps.providers, payment: { ...payment, charge } } };
}

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" }, change: flaky });
});
afterAll(() => operator.stop());
beforeEach(() => {
  line = "up";
  [moved, unconfirmed] = [new Set(), []];
});

const SEPA = { type: "sepa" as const, iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true };

/** An invoice whose collection is due now, at 8:00 on its due date. */
async function dueToday(): Promise<{ fan: Subscriber; id: string }> {
  const fan = await newSubscriber(operator);
  await operator.call(addPaymentMethod, { body: SEPA }, await sessionOf(operator, fan));
  const id = await issueInvoice(operator, fan.userId, fan.lineId);
  const invoice = await invoiceOf({ id });
  await scheduleCollection(operator.deps, operator.deps.db, invoice);
  operator.clock.advance({ seconds: (morningOf(invoice.dueDate).getTime() - operator.deps.clock.nowMs()) / 1000 });
  return { fan, id };
}
async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour++) {
    operator.clock.advance({ hours: 1 });
    await operator.runJobs();
  }
}
const read = async ({ fan, id }: { fan: Subscriber; id: string }): Promise<Invoice> =>
  operator.call(invoiceDetail, { params: { id } }, await sessionOf(operator, fan));
const subjects = async ({ fan }: { fan: Subscriber }) =>
  (await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 50 })).map(({ subject }) => subject ?? "");
/** Mails that name this day as the day of the debit. */
const announced = async ({ fan }: { fan: Subscriber }, day: string) =>
  (await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 50 })).filter(({ body }) =>
    body.includes(`am ${day} ab: `),
  );
async function invoiceOf({ id }: { id: string }): Promise<InvoiceRow> {
  const [invoice] = await operator.deps.db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new Error("no invoice");
  return invoice;
}
const paymentsOf = (id: string) => operator.deps.db.select().from(payments).where(eq(payments.subjectId, id));

test("a provider that is gone for ten hours on the due date costs the fan nothing: the invoice is drawn when it is back", async () => {
  const it = await dueToday();
  line = "down";
  await operator.runJobs();
  await hours(10);
  expect(await read(it)).toMatchObject({ status: "collecting", paid: false });
  line = "up";
  await hours(3);
  expect(await read(it)).toMatchObject({ status: "paid", paid: true });
  expect(await paymentsOf(it.id)).toMatchObject([{ state: "succeeded" }]);
  expect((await subjects(it)).filter((subject) => /nicht geklappt|[Nn]och offen|Zahlungserinnerung/.test(subject))).toEqual([]);
});

test("gone for two days: the invoice waits as before its due date, and is drawn the morning after, with the same payment", async () => {
  const it = await dueToday();
  line = "down";
  await operator.runJobs();
  await hours(40);
  expect(await read(it)).toMatchObject({ status: "issued", paid: false, payable: true });
  const { dueDate } = await invoiceOf(it);
  const day = written(addCalendarDays(dueDate, 2));
  expect(await announced(it, day)).toMatchObject([
    { subject: expect.stringContaining(`erst am ${day.slice(0, 6)} ab`), body: expect.stringMatching(/Mandatsreferenz: \S+/) },
  ]);
  line = "up";
  await hours(24);
  expect(await read(it)).toMatchObject({ status: "paid" });
  expect(await paymentsOf(it.id)).toHaveLength(1);
  expect((await subjects(it)).filter((subject) => /nicht geklappt|[Nn]och offen|Zahlungserinnerung/.test(subject))).toEqual([]);
});

test("where the jobs stood still for days, the new day is announced before the money is drawn (L33)", async () => {
  const it = await dueToday();
  operator.clock.advance({ days: 3 });
  await operator.runJobs();
  expect(await paymentsOf(it.id)).toEqual([]);
  const { dueDate } = await invoiceOf(it);
  expect(await announced(it, written(addCalendarDays(dueDate, 4)))).toHaveLength(1);
  await hours(26);
  expect(await read(it)).toMatchObject({ status: "paid" });
  expect(await paymentsOf(it.id)).toHaveLength(1);
});

test("a day late is what the first announcement covers", async () => {
  const it = await dueToday();
  operator.clock.advance({ days: 1 });
  await hours(2);
  expect(await read(it)).toMatchObject({ status: "paid" });
  expect((await subjects(it)).filter((subject) => subject.includes("erst am"))).toEqual([]);
});

test("money that moved and was taken back while no answer came is drawn anew, because the same payment would move nothing", async () => {
  const it = await dueToday();
  line = "lost";
  await operator.runJobs();
  await hours(40);
  const [unheard] = await paymentsOf(it.id);
  expect(unheard).toMatchObject({ state: "failed", reason: "providerUnreachable" });
  const event = { id: "evt_back", type: "payment.returned", data: { paymentId: unheard?.id ?? "" } } as const;
  await operator.deps.outbox.enqueue(operator.deps.db, deliverPaymentEvent, event);
  line = "up";
  await hours(24);
  expect(await read(it)).toMatchObject({ status: "paid" });
  expect((await paymentsOf(it.id)).map(({ state }) => state).toSorted()).toEqual(["returned", "succeeded"]);
});

test("gone for more than a week: the fan is asked to pay, and not told that a debit failed", async () => {
  const it = await dueToday();
  line = "down";
  await operator.runJobs();
  await hours(24 * 9);
  expect(await read(it)).toMatchObject({ status: "overdue", payable: true });
  const told = await subjects(it);
  const mails = await listMessages(operator.deps.db, { to: it.fan.email, channel: "mail", limit: 50 });
  expect(mails.filter(({ body }) => body.includes("unser Zahlungsdienst ist seit Tagen gestört"))).toHaveLength(1);
  expect(told.filter((subject) => subject.startsWith("Noch offen: "))).toHaveLength(1);
  expect(told.filter((subject) => subject.includes("nicht geklappt"))).toEqual([]);
});

test("gone as well on the day that was announced after nine days of standstill: it is drawn again from then on", async () => {
  const it = await dueToday();
  operator.clock.advance({ days: 9 });
  await operator.runJobs();
  line = "down";
  await hours(24 + 40);
  expect(await paymentsOf(it.id)).toMatchObject([{ state: "failed", reason: "providerUnreachable" }]);
  expect(await read(it)).toMatchObject({ status: "issued", payable: true });
  line = "up";
  await hours(24);
  expect(await read(it)).toMatchObject({ status: "paid" });
});

test("where no mail gets through, one waits for a person to announce the new day, and after a week the fan is asked to pay", async () => {
  const { db } = operator.deps;
  const it = await dueToday();
  operator.clock.advance({ days: 3 });
  await writeDelivery(db, "mail", "fail");
  await operator.runJobs();
  const waiting = and(isNull(outbox.doneAt), sql`${outbox.payload} @> jsonb_build_object('invoiceId', ${it.id}::text, 'kind', 'putOff')`);
  // Its next try is its last one, as for an address that the mail server does not know.
  await db.update(outbox).set({ attempts: 179 }).where(waiting);
  await passDays(operator, 5, 4);
  expect(await db.select().from(outbox).where(waiting)).toMatchObject([{ failedAt: expect.any(Date) }]);
  expect(await invoiceOf(it)).toMatchObject({ state: "issued" });
  await passDays(operator, 3, 4);
  await writeDelivery(db, "mail", "normal");
  expect(await read(it)).toMatchObject({ status: "overdue", payable: true });
  expect(await paymentsOf(it.id)).toEqual([]);
});

test("however often the line breaks and answers are lost, the money of an invoice moves once", { timeout: 120_000 }, async () => {
  const breaks = fc.array(fc.record({ line: fc.constantFrom<Line>("up", "down", "lost"), hours: fc.constantFrom(1, 7, 40) }), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(breaks, async (phases) => {
      [moved, unconfirmed] = [new Set(), []];
      const it = await dueToday();
      for (const phase of phases) {
        line = phase.line;
        await operator.runJobs();
        await hours(phase.hours);
      }
      line = "up";
      await hours(30);
      for (const paymentId of unconfirmed) {
        const event = { id: `evt_${paymentId}`, type: "payment.succeeded", data: { paymentId } } as const;
        await operator.deps.outbox.enqueue(operator.deps.db, deliverPaymentEvent, event);
      }
      await hours(1);
      expect(await read(it)).toMatchObject({ status: "paid", paid: true });
      const own = new Set((await paymentsOf(it.id)).map(({ id }) => id));
      expect([...moved].filter((id) => own.has(id))).toHaveLength(1);
    }),
    { numRuns: sweep(4, 15) },
  );
});
