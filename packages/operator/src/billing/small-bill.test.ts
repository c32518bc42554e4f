import { addPaymentMethod, invoiceIntent, invoicePdfFile } from "@tribun/api-client/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { payments } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { billOne, newSubscriber, sessionOf } from "../testing/billing.ts";
import type { TestOperator } from "../testing/index.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { startStripeOperator } from "../testing/stripe-operator.ts";
import { decide, object } from "../testing/objections.ts";
import { addCharge, addCredit } from "../ledger/charges.ts";
import { scheduleCollection } from "./collect.ts";
import { comeBack } from "./come-back.ts";
import { recipientOf } from "./facts.ts";
import { DOUBLE_REFUND } from "../ledger/labels.ts";
import { advanceInvoice, itemsOf } from "./store.ts";
import { waiveTooSmall } from "./waive.ts";
import { writeInvoice } from "./write.ts";

let operator: TestOperator;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ operator, stop } = await startStripeOperator());
});
afterAll(() => stop());

/** A bill over base fees, such as that of a contract that ends on the 1st: one day of 14.99 € is 0.48 €. */
async function billed(grossCents: number, doubleRefund = 0) {
  const { db } = operator.deps;
  const fan = await newSubscriber(operator);
  const [user] = await db.select().from(users).where(eq(users.id, fan.userId));
  if (!user) throw new Error("no fan");
  const label = { de: "Grundpreis, 01.11.–01.11.2026", tr: "Aylık ücret, 01.11.–01.11.2026" };
  const invoice = await writeInvoice(db, {
    ...{ user, kind: "period", key: `period:${fan.userId}:test`, issuedAt: operator.deps.clock.now() },
    period: { from: "2026-11-01", to: "2026-11-01" },
    entries: [
      { lineId: fan.lineId, kind: "baseFee", label, zone: null, quantity: 1, grossCents },
      { lineId: fan.lineId, kind: "doubleRefund", label: DOUBLE_REFUND, zone: null, quantity: 1, grossCents: doubleRefund },
    ].filter((entry) => entry.grossCents > 0),
    facts: { recipient: recipientOf(user), contracts: [] },
  });
  if (!invoice) throw new Error("no invoice");
  return { fan, user, invoice };
}
const present = async (id: string) => (await operator.deps.db.select().from(invoices).where(eq(invoices.id, id)))[0];
const paymentsOf = (id: string) => operator.deps.db.select().from(payments).where(eq(payments.subjectId, id));

// Stripe moves no sum below 0.50 €.
test.each(["with an account", "without one"])("a bill too small to be paid puts no fan (%s) into default, but is waived", async (who) => {
  const { db } = operator.deps;
  const { fan, user, invoice } = await billed(48);
  const sepa = { type: "sepa" as const, iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true };
  if (who === "with an account") await operator.call(addPaymentMethod, { body: sepa }, await sessionOf(operator, fan));
  await scheduleCollection(operator.deps, db, invoice);
  for (const days of [15, 8]) {
    operator.clock.advance({ days });
    await operator.runJobs();
  }
  expect(await present(invoice.id)).toMatchObject({ state: "credited", creditedCents: 48 });
  const notes = await db
    .select()
    .from(invoices)
    .where(eq(invoices.key, `waived:${invoice.id}`));
  expect(notes).toMatchObject([{ kind: "credit", grossCents: -48, vatCents: -8, userId: fan.userId }]);
  expect(await paymentsOf(invoice.id)).toEqual([]);
  const mails = await listMessages(db, { to: user.email ?? "", channel: "mail" });
  expect(mails.map(({ subject }) => subject)).toContain(`Deine Rechnungskorrektur ${notes[0]?.number}`);
});

test("neither its mail nor its document announces a debit of what nobody can draw, and nothing is due", async () => {
  const { db, clock } = operator.deps;
  const fan = await newSubscriber(operator);
  const session = await sessionOf(operator, fan);
  await operator.call(
    addPaymentMethod,
    { body: { type: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true } },
    session,
  );
  await db.update(lines).set({ activatedAt: null, state: "pending" }).where(eq(lines.id, fan.lineId));
  const call = { lineId: fan.lineId, userId: fan.userId, teamId: 1, kind: "call", label: DOUBLE_REFUND, at: clock.now() };
  await addCharge(db, { ...call, amountCents: 48, sourceId: "small" });
  operator.clock.advance({ days: 31 });
  const made = await billOne(operator, fan);
  expect(made).toMatchObject([
    { kind: "credit", total: { amount: -48 } },
    { kind: "period", total: { amount: 48 }, status: "credited", payable: false },
  ]);
  const mails = (await listMessages(db, { to: fan.email, channel: "mail" })).filter(({ subject }) =>
    subject?.startsWith("Deine Rechnung "),
  );
  expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining("Es ist nichts mehr zu zahlen, und wir buchen nichts ab.")]);
  const pdf = await operator.raw(invoicePdfFile, { params: { id: made[1]?.id ?? "" } }, await sessionOf(operator, fan));
  const words = pdfText(new Uint8Array(await pdf.arrayBuffer())).replaceAll(/\s+/g, " ");
  expect(words).toContain("zu klein, um ihn zu bezahlen");
  expect(words).not.toContain("buchen den Betrag");
});

test("fifty cents are not waived", async () => {
  const { invoice } = await billed(50);
  await scheduleCollection(operator.deps, operator.deps.db, invoice);
  for (const days of [15, 2]) {
    operator.clock.advance({ days });
    await operator.runJobs();
  }
  expect(await present(invoice.id)).toMatchObject({ state: "overdue", creditedCents: 0 });
});

test("what an objection leaves of a late bill, too small to be paid, is waived at once and is no arrears", async () => {
  const { db } = operator.deps;
  const { fan, user, invoice } = await billed(1499);
  await scheduleCollection(operator.deps, db, invoice);
  for (const days of [15, 1]) {
    operator.clock.advance({ days });
    await operator.runJobs();
  }
  expect(await present(invoice.id)).toMatchObject({ state: "overdue" });
  const it = { userId: fan.userId, id: invoice.id };
  await object(operator, it, 1469);
  await decide(operator, it, "accept");
  expect(await present(invoice.id)).toMatchObject({ state: "credited", creditedCents: 1499, disputedCents: 0 });
  operator.clock.advance({ days: 30 });
  await operator.runJobs();
  const mails = await listMessages(db, { to: user.email ?? "", channel: "mail", limit: 50 });
  expect(mails.map(({ subject }) => subject).filter((subject) => subject?.includes("rinner"))).toEqual([]);
});

test("what other credits have left of a bill, too small to be paid, is waived with a rejected objection, whose mail announces no debit", async () => {
  const { db } = operator.deps;
  const { fan, user, invoice } = await billed(1499);
  const it = { userId: fan.userId, id: invoice.id };
  await object(operator, it, 30);
  await db.update(invoices).set({ creditedCents: 1469 }).where(eq(invoices.id, invoice.id));
  await decide(operator, it, "reject");
  expect(await present(invoice.id)).toMatchObject({ state: "credited", creditedCents: 1499 });
  await operator.runJobs();
  const mails = await listMessages(db, { to: user.email ?? "", channel: "mail" });
  const answer = mails.find(({ subject }) => subject?.startsWith("Unsere Antwort"));
  expect(answer?.body).toContain("Es ist nichts mehr zu zahlen, und wir buchen nichts ab.");
});

test("so is what a bank takes back of a bill, where it is as little", async () => {
  const { db, clock } = operator.deps;
  const { invoice } = await billed(1499);
  const now = clock.now();
  const paid = await advanceInvoice(db, invoice, "settle", now, { paidAt: now });
  await comeBack({ deps: operator.deps, db, now }, paid, "disputed", 30);
  expect(await present(invoice.id)).toMatchObject({ state: "credited", creditedCents: 1499, paidAt: null });
});

test("a waiver gives what is left of the bill, with the VAT of that, and its mail promises no money", async () => {
  const { db, clock } = operator.deps;
  const { fan, user, invoice } = await billed(1399, 100);
  const it = { userId: fan.userId, id: invoice.id };
  await object(operator, it, 1469);
  await decide(operator, it, "accept");
  const own = and(eq(invoices.userId, fan.userId), eq(invoices.kind, "credit"));
  const notes = await db.select().from(invoices).where(own);
  expect(notes.map(({ grossCents, vatCents }) => [grossCents, vatCents]).toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
    [-1369, -219],
    [-100, 0],
    [-30, -5],
  ]);
  const waiver = notes.find(({ key }) => key === `waived:${invoice.id}`);
  await operator.runJobs();
  const mails = await listMessages(db, { to: user.email ?? "", channel: "mail" });
  const mail = mails.find(({ subject }) => subject === `Deine Rechnungskorrektur ${waiver?.number}`);
  expect(mail?.body).toMatch(/erlassen/);
  expect(mail?.body).not.toMatch(/bekommst/);
  // The end of the contract has credited a part of this bill on another one.
  const second = await billed(48);
  const [item] = await itemsOf(db, [second.invoice.id]);
  const credit = {
    lineId: second.fan.lineId,
    userId: second.fan.userId,
    teamId: 1,
    kind: "baseFee",
    label: DOUBLE_REFUND,
    at: clock.now(),
  };
  await addCredit(db, { ...credit, amountCents: 30, sourceId: `ended:${item?.id}` });
  await waiveTooSmall({ deps: operator.deps, db, now: clock.now() }, second.invoice);
  const [given] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.key, `waived:${second.invoice.id}`));
  expect(given).toMatchObject({ grossCents: -18, vatCents: -3 });
  expect(await present(second.invoice.id)).toMatchObject({ state: "credited", creditedCents: 48 });
});

// Only for the cent of the identity charge may a verified account replace a payment.
test("at the checkout it is not settled by a payment that took no money", async () => {
  const { fan, invoice } = await billed(48);
  const { id } = invoice;
  const intent = await operator.call(invoiceIntent, { params: { id }, body: { paymentVersion: 2 } }, await sessionOf(operator, fan));
  const sepa = { method: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandate: "yes" };
  await operator.request(`/c/${intent.checkoutId}`, { method: "POST", body: new URLSearchParams(sepa), headers: { "user-agent": "x" } });
  expect(await paymentsOf(id)).toMatchObject([{ state: "failed", reason: "amountTooSmall", providerRef: null }]);
  expect(await present(id)).toMatchObject({ state: "issued", paidAt: null });
});
