import { addPaymentMethod, invoiceDetail, invoiceIntent, invoicePdfFile } from "@tribun/api-client/contract";
import { addCalendarDays, germanDay } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supportMessages } from "../db/schema/fan-service.ts";
import { outbox } from "../db/schema/operations.ts";
import { payments } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeDelivery } from "../sandbox/settings.ts";
import { billOne, issueInvoice, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { submitCheckout } from "../testing/orders.ts";
import { passDays } from "../testing/passing-time.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { scheduleCollection } from "./collect.ts";
import { written } from "../ledger/labels.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());
beforeEach(() => mailServer("normal"));

const SEPA = { type: "sepa" as const, iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true };
type Billed = { readonly fan: Subscriber; readonly id: string };

const mailServer = (mode: "normal" | "fail") => writeDelivery(operator.deps.db, "mail", mode);
const today = () => germanDay(operator.deps.clock.nowMs());
async function newFan(method: boolean): Promise<Subscriber> {
  const fan = await newSubscriber(operator);
  if (method) await operator.call(addPaymentMethod, { body: SEPA }, await sessionOf(operator, fan));
  return fan;
}
/** A fan whose first invoice the mail server rejects. */
async function unheard(method = true): Promise<Billed> {
  const fan = await newFan(method);
  operator.clock.advance({ days: 31 });
  await mailServer("fail");
  const [invoice] = await billOne(operator, fan);
  if (!invoice) throw new Error("no invoice");
  return { fan, id: invoice.id };
}
const pass = (days: number) => passDays(operator, days, 4);
const read = async ({ fan, id }: Billed) => operator.call(invoiceDetail, { params: { id } }, await sessionOf(operator, fan));
const drawn = ({ id }: Billed) => operator.deps.db.$count(payments, eq(payments.subjectId, id));
const mails = ({ fan }: Billed) => listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 50 });

// L33: the mail of an invoice announces its debit.
test("an invoice whose mail leaves days later is due and drawn as many days later, and says so", async () => {
  const it = await unheard();
  await pass(5);
  await mailServer("normal");
  operator.clock.advance({ hours: 1 });
  await operator.runJobs();
  const day = addCalendarDays(today(), 14);
  expect((await read(it)).dueDate).toBe(day);
  const [mail, ...more] = await mails(it);
  expect(more).toEqual([]);
  expect(mail?.body).toContain(`am ${written(day)} ab: `);
  const pdf = await operator.raw(invoicePdfFile, { params: { id: it.id } }, await sessionOf(operator, it.fan));
  expect(pdfText(new Uint8Array(await pdf.arrayBuffer()))).toContain(written(day));
  await pass(13);
  expect([await drawn(it), (await read(it)).status]).toEqual([0, "issued"]);
  await pass(2);
  expect([await drawn(it), (await read(it)).status]).toEqual([1, "paid"]);
});

test("a debit that no mail announced, as a method was kept only later, is announced before it is drawn", async () => {
  const fan = await newFan(false);
  operator.clock.advance({ days: 31 });
  const [invoice] = await billOne(operator, fan);
  const it = { fan, id: invoice?.id ?? "" };
  const announced = async () => (await mails(it)).filter(({ body }) => /uchen .* ab/.test(body));
  await pass(12);
  await operator.call(addPaymentMethod, { body: SEPA }, await sessionOf(operator, fan));
  while ((await announced()).length === 0) {
    expect(await drawn(it)).toBe(0);
    await pass(1);
  }
  await pass(2);
  expect([await drawn(it), (await read(it)).status]).toEqual([1, "paid"]);
});

test.each([true, false])("nothing is drawn or dunned of which the fan was never told; people are (method: %s)", async (method) => {
  const it = await unheard(method);
  const { db, clock } = operator.deps;
  const given = and(eq(outbox.kind, "invoice.issue"), isNull(outbox.doneAt));
  await db.update(outbox).set({ attempts: 179 }).where(given);
  await pass(16);
  expect(await mails(it)).toEqual([]);
  expect([await drawn(it), (await read(it)).status]).toEqual([0, "issued"]);
  const tickets = await db.select().from(supportMessages).where(eq(supportMessages.userId, it.fan.userId));
  expect(tickets).toMatchObject([{ message: expect.stringMatching(new RegExp(`${(await read(it)).number}.*${it.fan.email}.*14 Tage`)) }]);

  await mailServer("normal");
  await db.update(outbox).set({ failedAt: null, attempts: 0, dueAt: clock.now() }).where(given);
  await operator.runJobs();
  expect((await read(it)).dueDate).toBe(addCalendarDays(today(), 14));
  await pass(16);
  expect((await read(it)).status).toBe(method ? "paid" : "overdue");
});

test("a debit that was put off waits until a mail with its new day is out, and old days are not told any more", async () => {
  const fan = await newFan(true);
  const id = await issueInvoice(operator, fan.userId, fan.lineId);
  const it = { fan, id };
  const { dueDate } = await read(it);
  await scheduleCollection(operator.deps, operator.deps.db, { id, dueDate });
  await mailServer("fail");
  // No job runs for 17 days.
  operator.clock.advance({ days: 17 });
  await pass(3);
  expect([await drawn(it), (await read(it)).status]).toEqual([0, "issued"]);
  await mailServer("normal");
  await pass(3);
  expect([await drawn(it), (await read(it)).status]).toEqual([1, "paid"]);
  expect((await mails(it)).filter(({ subject }) => subject?.includes("erst am"))).toHaveLength(1);
});

test("a letter that asks for money and leaves late does not ask whoever has paid meanwhile", async () => {
  const fan = await newFan(false);
  operator.clock.advance({ days: 31 });
  const [invoice] = await billOne(operator, fan);
  const it = { fan, id: invoice?.id ?? "" };
  await mailServer("fail");
  await pass(16);
  expect((await read(it)).status).toBe("overdue");
  const as = await sessionOf(operator, fan);
  const { checkoutId } = await operator.call(invoiceIntent, { params: { id: it.id }, body: { paymentVersion: 2 } }, as);
  await submitCheckout(operator, checkoutId);
  await operator.runJobs();
  expect((await read(it)).status).toBe("paid");
  await mailServer("normal");
  await pass(1);
  expect((await mails(it)).map(({ subject }) => subject)).toEqual([expect.stringContaining("Deine Rechnung")]);
  expect((await mails(it))[0]?.subject).toMatch(/^Deine Rechnung für .* €, bitte bis /);
});
