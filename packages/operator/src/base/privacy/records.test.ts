import { addPaymentMethod, deleteMe, invoicePdfFile, myInvoices, paymentMethods, removePaymentMethod } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { corporateLeads } from "../../db/schema/account.ts";
import { invoices } from "../../db/schema/billing.ts";
import { paymentMethods as methodRows, payments, payouts, sepaMandates } from "../../db/schema/payments.ts";
import { issueInvoice, newSubscriber, sessionOf } from "../../testing/billing.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterEach(() => operator.stop());

const SEPA = { type: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true } as const;
const mandateOf = async (reference: string | undefined) =>
  (
    await operator.deps.db
      .select()
      .from(sepaMandates)
      .where(eq(sepaMandates.reference, reference ?? ""))
  )[0];
/** Moves the clock to a moment and runs the purge. */
const purgeAt = async (instant: string) => {
  operator.clock.advance({ seconds: (Date.parse(instant) - operator.deps.clock.nowMs()) / 1000 });
  await operator.runRecurring("privacy.purge");
};
const START = "2026-11-03";

async function withMandate() {
  const { accessToken: token, form } = await newFan(operator);
  const method = await operator.call(addPaymentMethod, { body: SEPA }, { token });
  const [row] = await operator.deps.db.select().from(methodRows).where(eq(methodRows.id, method.id));
  if (!row) throw new Error("no method");
  return { token, form, method, userId: row.userId };
}

test("a removed account forgets its number at once, its mandate 13 months later; a living one keeps its own", async () => {
  expect(operator.deps.clock.now().toISOString().slice(0, 10)).toBe(START);
  const { token, method } = await withMandate();
  const living = await withMandate();
  await operator.call(removePaymentMethod, { params: { id: method.id } }, { token });
  const rowOf = async () => (await operator.deps.db.select().from(methodRows).where(eq(methodRows.id, method.id)))[0];
  expect(await rowOf()).toMatchObject({ ibanSealed: null, holder: null, fingerprint: "" });
  await purgeAt("2027-12-02T12:00:00Z");
  expect(await mandateOf(method.mandateReference)).toMatchObject({ holder: "Elif Şahin" });
  await purgeAt("2027-12-03T23:30:00Z");
  expect(await mandateOf(method.mandateReference)).toBeUndefined();
  expect(JSON.stringify(await rowOf())).not.toContain(" 3000");
  await purgeAt("2038-11-03T12:00:00Z");
  expect(await mandateOf(living.method.mandateReference)).toMatchObject({ holder: "Elif Şahin" });
});

test("a mandate waits for 13 months after the last debit, in which the bank may ask for it (§ 676b BGB), the account deleted or not", async () => {
  const { token, form, method, userId } = await withMandate();
  await operator.call(deleteMe, { body: { password: form.password } }, { token });
  await operator.deps.db.insert(payments).values({
    ...{ id: crypto.randomUUID(), purpose: "invoice", subjectId: crypto.randomUUID(), teamId: 1, userId, method: "sepa" },
    ...{ mandateReference: method.mandateReference ?? "", amountCents: 1799, state: "succeeded" },
    ...{ createdAt: new Date("2026-11-10T07:00:00Z"), settledAt: new Date("2026-11-15T07:00:00Z") },
  });
  await purgeAt("2027-12-15T12:00:00Z");
  expect(await mandateOf(method.mandateReference)).toMatchObject({ holder: "Elif Şahin" });
  await purgeAt("2027-12-16T12:00:00Z");
  expect(await mandateOf(method.mandateReference)).toBeUndefined();
});

test("a mandate that was given at a checkout and led to no kept account goes too", async () => {
  const { method } = await withMandate();
  const mandate = await mandateOf(method.mandateReference);
  if (!mandate) throw new Error("no mandate");
  await operator.deps.db.insert(sepaMandates).values({ ...mandate, reference: "ABANDONED" });
  await purgeAt("2027-12-04T12:00:00Z");
  expect(await mandateOf("ABANDONED")).toBeUndefined();
  expect(await mandateOf(method.mandateReference)).toBeDefined();
});

test("an invoice names nobody any more after the eighth calendar year, and neither does a payout; one that is open waits", async () => {
  const { db } = operator.deps;
  const fan = await newSubscriber(operator);
  const [paid, open] = [await issueInvoice(operator, fan.userId, fan.lineId), await issueInvoice(operator, fan.userId, fan.lineId)];
  await db
    .update(invoices)
    .set({ state: "paid", paidAt: operator.deps.clock.now(), disputeReason: "Elif Şahin sagt nein" })
    .where(eq(invoices.id, paid));
  await db.insert(payouts).values({
    ...{ id: crypto.randomUUID(), teamId: 1, userId: fan.userId, invoiceId: paid, amountCents: 500, state: "paid" },
    ...{ ibanSealed: "sealed", holder: "Elif Şahin", createdAt: operator.deps.clock.now(), paidAt: operator.deps.clock.now() },
  });
  const kept = async () => JSON.stringify([await db.select().from(invoices).where(eq(invoices.id, paid)), await db.select().from(payouts)]);
  await purgeAt("2034-12-31T12:00:00Z");
  expect(await kept()).toMatch(/Elif Şahin.*Elif Şahin sagt nein.*sealed/);
  await purgeAt("2035-01-01T12:00:00Z");
  expect(await kept()).not.toMatch(/Şahin|Sonnenallee|12045|@example|sealed"/);
  const [waiting] = await db.select().from(invoices).where(eq(invoices.id, open));
  expect(waiting?.facts.recipient.name).toBe("Elif Şahin");
  const as = await sessionOf(operator, fan);
  expect(await operator.call(myInvoices, {}, as)).toHaveLength(2);
  for (const format of ["pdf", "xml"]) {
    expect(await operator.fails(invoicePdfFile, { params: { id: paid }, query: { format } }, as)).toMatchObject({ code: "1021" });
  }
  expect((await operator.raw(invoicePdfFile, { params: { id: open } }, as)).status).toBe(200);
  expect(await operator.call(paymentMethods, {}, as)).toEqual([]);
});

test("a lead that the CRM refused goes like one that it took", async () => {
  const lead = { companyName: "Ulus GmbH", taxNumber: "2181508150", firstName: "Ayşe", lastName: "Ulus", email: "a@example.com" };
  await operator.deps.db.insert(corporateLeads).values({
    ...{ id: "refused", teamId: 1, lead: { ...lead, phone: "+491749464308" }, language: "de", createdAt: operator.deps.clock.now() },
  });
  await purgeAt("2027-05-02T00:00:00Z");
  expect(await operator.deps.db.select().from(corporateLeads)).toHaveLength(1);
  await purgeAt("2027-05-03T00:00:00Z");
  expect(await operator.deps.db.select().from(corporateLeads)).toEqual([]);
});
