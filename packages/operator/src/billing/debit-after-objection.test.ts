import { addPaymentMethod, invoiceIntent } from "@tribun/api-client/contract";
import { HOUR_MS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoices, type InvoiceRow } from "../db/schema/billing.ts";
import { payments } from "../db/schema/payments.ts";
import { setNextPayment } from "../console/commands.ts";
import { listMessages } from "../sandbox/messages.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { issueInvoice, newSubscriber, sessionOf } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { bankSays, decide, object, paidInvoice } from "../testing/objections.ts";
import { submitCheckout } from "../testing/orders.ts";
import { arrearsOfFan } from "./arrears.ts";
import { scheduleCollection } from "./collect.ts";
import { fallOverdue, morningOf } from "./dunning.ts";
import { written } from "../ledger/labels.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

type Billed = { readonly userId: string; readonly email: string; readonly id: string };

/** An invoice that the operator collects from the fan's account on its due date. */
async function billed(language: "de" | "tr" = "de"): Promise<Billed> {
  const fan = await newSubscriber(operator, { user: { language } });
  const body = { type: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true } as const;
  await operator.call(addPaymentMethod, { body }, await sessionOf(operator, fan));
  const id = await issueInvoice(operator, fan.userId, fan.lineId);
  const it = { userId: fan.userId, email: fan.email, id };
  await scheduleCollection(operator.deps, operator.deps.db, await read(it));
  return it;
}
async function read({ id }: Billed): Promise<InvoiceRow> {
  const [invoice] = await operator.deps.db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new Error("no invoice");
  return invoice;
}
async function makeOverdue(it: Billed): Promise<void> {
  const invoice = await read(it);
  await operator.deps.db.transaction((db) => fallOverdue(operator.deps, db, invoice, operator.deps.clock.now()));
}
const drawn = ({ id }: Billed) => operator.deps.db.$count(payments, eq(payments.subjectId, id));
async function mailsTo({ email }: Billed): Promise<readonly string[]> {
  await operator.runJobs();
  const mails = await listMessages(operator.deps.db, { to: email, channel: "mail", limit: 50 });
  return mails.map(({ body }) => body);
}

test("an invoice that got a new due date on the morning of its old one is drawn on the new one", async () => {
  const it = await billed();
  const before = await read(it);
  await object(operator, it);
  const sixOClock = morningOf(before.dueDate).getTime() - 2 * HOUR_MS;
  operator.clock.advance({ seconds: (sixOClock - operator.deps.clock.nowMs()) / 1000 });
  await decide(operator, it, "reject");
  const { dueDate } = await read(it);
  expect(dueDate > before.dueDate).toBe(true);
  operator.clock.advance({ hours: 3 });
  await operator.runJobs();
  expect(await drawn(it)).toBe(0);
  expect((await read(it)).state).toBe("issued");
  operator.clock.advance({ days: 14 });
  await operator.runJobs();
  expect(await drawn(it)).toBe(1);
});

test.each([
  ["reject", undefined, "3,99"],
  ["accept", 150, "2,49"],
] as const)("a debit that an objection put off is announced anew: %s", async (decision, cents, sum) => {
  for (const language of ["de", "tr"] as const) {
    const it = await billed(language);
    await object(operator, it, cents);
    operator.clock.advance({ days: 16 });
    await operator.runJobs();
    await decide(operator, it, decision);
    const day = written((await read(it)).dueDate);
    const announced = language === "de" ? `am ${day} ab: ` : `${day} tarihinde tahsil edeceğiz: `;
    const mails = (await mailsTo(it)).filter((text) => text.includes(announced));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(language === "de" ? /Mandatsreferenz: \S+/ : /Ödeme talimatı referansı: \S+/);
    expect(mails[0]).toContain(sum);
  }
});

test("who keeps no method is asked to pay until the new due date", async () => {
  const fan = await newSubscriber(operator);
  const it = { userId: fan.userId, email: fan.email, id: await issueInvoice(operator, fan.userId, fan.lineId) };
  await object(operator, it);
  operator.clock.advance({ days: 16 });
  await decide(operator, it, "reject");
  const day = written((await read(it)).dueDate);
  expect((await mailsTo(it)).filter((text) => text.includes(`Bitte bezahl bis zum ${day}.`))).toHaveLength(1);
});

test("reminders ask for what is due, not for what was credited", async () => {
  const it = await billed();
  await makeOverdue(it);
  await object(operator, it, 150);
  await decide(operator, it, "accept");
  operator.clock.advance({ days: 9 });
  const reminder = (await mailsTo(it)).find((text) => text.includes("Diese Erinnerung"));
  expect(reminder).toContain("Betrag: 2,49");
  expect(reminder).toMatch(/Gutschrift von 1,50\s€ schon abgezogen/);
});

test("who was right in part about what the bank took back is asked for the rest", async () => {
  const it = await paidInvoice(operator);
  await object(operator, it, 150);
  await bankSays(operator, it, "returned");
  await decide(operator, it, "accept");
  operator.clock.advance({ days: 9 });
  const reminder = (await mailsTo(it)).find((text) => text.includes("Diese Erinnerung"));
  expect(reminder).toContain("Betrag: 2,49");
});

test.each([
  ["reject", undefined],
  ["accept", 150],
] as const)("a payment under way is no default once the objection of its time is decided: %s", async (decision, cents) => {
  const { db } = operator.deps;
  const it = await billed();
  await makeOverdue(it);
  const session = await sessionOf(operator, { userId: it.userId, teamId: 1 });
  const { checkoutId } = await operator.call(invoiceIntent, { params: { id: it.id }, body: {} }, session);
  await setNextPayment(operator.deps, { mode: "pending", team: 1 });
  await submitCheckout(operator, checkoutId);
  await object(operator, it, cents);
  await decide(operator, it, decision);
  expect(await read(it)).toMatchObject({ state: "collecting", before: "overdue" });
  expect(await arrearsOfFan(db, it.userId)).toEqual({ cents: 0, invoices: 0 });
  if (decision === "reject") {
    expect((await mailsTo(it)).filter((text) => text.includes("Deine Zahlung ist schon unterwegs"))).toHaveLength(1);
  }
  operator.clock.advance({ days: 8 });
  await operator.runJobs();
  expect((await read(it)).state).toBe("collecting");
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, it.id));
  await settlePayment(operator.deps, { paymentId: payment?.id ?? "", outcome: "failed" });
  operator.clock.advance({ hours: 2 });
  await operator.runJobs();
  expect((await read(it)).state).toBe("reminder1");
  expect(await arrearsOfFan(db, it.userId)).toMatchObject({ invoices: 1 });
});
