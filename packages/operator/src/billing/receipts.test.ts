import { randomUUID } from "node:crypto";
import { type Invoice, invoicePdfFile, myInvoices, myOptions, optionIntent } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lines } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeParty } from "../sandbox/parties.ts";
import { sessionOf } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { placedOrder, submitCheckout } from "../testing/orders.ts";
import { pdfAttachments, pdfText } from "../testing/pdf-text.ts";
import { refundPayment } from "../payments/refund.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

async function invoicesOf(userId: string): Promise<readonly Invoice[]> {
  await operator.runRecurring("billing.receipts");
  await operator.runJobs();
  return operator.call(myInvoices, {}, await sessionOf(operator, { userId, teamId: 1 }));
}

async function bought(): Promise<{ orderId: string; userId: string }> {
  const { intent } = await placedOrder(operator, { couponCode: "STADION10", simType: "physical" });
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
  expect(order?.state).toBe("active");
  return { orderId: intent.orderId, userId: order?.userId ?? "" };
}

test("what was paid with an order is invoiced once, with its coupon, as paid", async () => {
  const { userId } = await bought();
  const [receipt, ...more] = await invoicesOf(userId);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ kind: "receipt", status: "paid", paid: true, payable: false, total: { amount: 1801 } });
  expect(receipt?.items.map(({ label, gross }) => [label, gross.amount])).toEqual([
    ["Anschlusspreis", 1999],
    ["Identitätsprüfung", 1],
    ["Gutschein", -199],
  ]);
  expect(await invoicesOf(userId)).toHaveLength(1);
  const pdf = await operator.raw(invoicePdfFile, { params: { id: receipt?.id } }, await sessionOf(operator, { userId, teamId: 1 }));
  expect(pdfText(new Uint8Array(await pdf.arrayBuffer()))).toMatch(/bereits bezahlt[\s\S]*Der Betrag wurde am 03\.11\.2026 bezahlt/);
});

test("a jersey stands on its invoice with price and advance, as on the page where it was paid", async () => {
  const productOptions = { planId: "jersey-fan", size: "L", model: "home", style: "white" as const, name: "IŞIL" };
  const { intent } = await placedOrder(operator, { productOptions });
  const sum = "Trikotpreis 64,98 €: Vorauszahlung 49,99 € plus Beflockung 14,99 €";
  expect(await (await operator.request(`/c/${intent.checkoutId}`)).text()).toContain(sum);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
  const [receipt] = await invoicesOf(order?.userId ?? "");
  expect(receipt?.items.map(({ label, gross }) => [label, gross.amount])).toEqual([
    ["Anschlusspreis", 999],
    [`Trikot, Vorauszahlung. ${sum}`, 4999],
    ["Trikotbeflockung", 1499],
    ["Identitätsprüfung", 1],
  ]);
});

const payBack = async (orderId: string, amountCents?: number) => {
  const subject = { purpose: "order", subjectId: orderId } as const;
  const cause = { reason: "withdrawal", sourceId: `w:${orderId}` };
  await refundPayment(operator.deps.db, operator.deps, { subject, ...cause, ...(amountCents !== undefined && { amountCents }) });
};
const sums = (all: readonly Invoice[]) => all.map(({ kind, total }) => `${kind} ${total.amount}`).toSorted();

test("nothing is invoiced before it was delivered, nor what went back before that", async () => {
  const { intent } = await placedOrder(operator);
  const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
  expect(await invoicesOf(order?.userId ?? "")).toEqual([]);
  await writeParty(operator.deps.db, { party: "partner", mode: "fail" });
  await submitCheckout(operator, intent.checkoutId);
  expect(await invoicesOf(order?.userId ?? "")).toEqual([]);
  await payBack(intent.orderId);
  await writeParty(operator.deps.db, { party: "partner", mode: "normal" });
  await operator.deps.db.update(orders).set({ state: "withdrawn" }).where(eq(orders.id, intent.orderId));
  expect(await invoicesOf(order?.userId ?? "")).toEqual([]);
});

test.each([500, 1801])(
  "what was delivered is invoiced although it was withdrawn from at once, and the %i cents that went back too",
  async (cents) => {
    const { orderId, userId } = await bought();
    await payBack(orderId, cents);
    await operator.deps.db.update(orders).set({ state: "withdrawn" }).where(eq(orders.id, orderId));
    expect(sums(await invoicesOf(userId))).toEqual(["receipt 1801"]);
    expect(sums(await invoicesOf(userId))).toEqual([`credit -${cents}`, "receipt 1801"]);
    expect(await invoicesOf(userId)).toHaveLength(2);
  },
);

test("what was paid months before it was delivered is invoiced then, and so is a refund of the time between", async () => {
  const { orderId, userId } = await bought();
  await payBack(orderId, 500);
  operator.clock.advance({ days: 90 });
  await operator.deps.db.update(orders).set({ activatedAt: operator.deps.clock.now() }).where(eq(orders.id, orderId));
  expect(sums(await invoicesOf(userId))).toEqual(["receipt 1801"]);
  expect(sums(await invoicesOf(userId))).toEqual(["credit -500", "receipt 1801"]);
});

test("a payment that came twice and was sent back is no purchase", async () => {
  const { orderId, userId } = await bought();
  const [paid] = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, orderId));
  if (!paid) throw new Error("nothing was paid");
  const id = randomUUID();
  await operator.deps.db.insert(payments).values({ ...paid, id, state: "refunded" });
  await refundPayment(operator.deps.db, operator.deps, { paymentId: id, reason: "paidTwice", sourceId: `payment:${id}` });
  expect(sums(await invoicesOf(userId))).toEqual(["receipt 1801"]);
});

test("money that goes back later gets a credit note, once", async () => {
  const { orderId, userId } = await bought();
  const [receipt] = await invoicesOf(userId);
  const subject = { purpose: "order", subjectId: orderId } as const;
  await refundPayment(operator.deps.db, operator.deps, { subject, amountCents: 500, reason: "withdrawal", sourceId: `w:${orderId}` });
  operator.clock.advance({ minutes: 10 });
  const [note, ...before] = await invoicesOf(userId);
  expect(note).toMatchObject({ kind: "credit", status: "credited", total: { amount: -500 } });
  expect(note?.items[0]?.label).toBe(`Erstattung zur Rechnung ${receipt?.number}`);
  expect(before.map(({ id }) => id)).toEqual([receipt?.id]);
  expect(await invoicesOf(userId)).toHaveLength(2);
});

test("a company gets its invoices and corrections by mail with the e-invoice inside, a consumer none", async () => {
  const mailed = async () => {
    const all = await listMessages(operator.deps.db, { channel: "mail", limit: 500 });
    return all.filter(({ body }) => body.includes("ZUGFeRD"));
  };
  await invoicesOf((await bought()).userId);
  expect(await mailed()).toEqual([]);
  const { orderId, userId } = await bought();
  await operator.deps.db.update(users).set({ customerType: "corporate", companyName: "Kebap & Söhne GmbH" }).where(eq(users.id, userId));
  const [receipt] = await invoicesOf(userId);
  await payBack(orderId, 500);
  const [note] = await invoicesOf(userId);
  const [correction, paid, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(paid?.subject).toBe(`Rechnung ${receipt?.number}, bereits bezahlt: 18,01 €`);
  expect(correction?.subject).toBe(`Rechnungskorrektur ${note?.number}: 5,00 € zurück`);
  expect(correction?.attachments[0]?.fileName).toBe(`Kanarya-Mobil_Rechnungskorrektur_${note?.number}.pdf`);
  const pdf = Buffer.from(correction?.attachments[0]?.base64 ?? "", "base64");
  expect(pdfText(pdf)).toContain(`Zur Rechnung ${receipt?.number} vom`);
  expect(pdfAttachments(pdf).get("factur-x.xml")).toContain(`<ram:IssuerAssignedID>${receipt?.number}<`);
});

test("a pack that was paid has its invoice too, and never stands on the monthly one", async () => {
  const { userId } = await bought();
  const as = await sessionOf(operator, { userId, teamId: 1 });
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.userId, userId));
  const body = { lineId: line?.id ?? "", paymentVersion: 2 as const, earlyStart: true };
  const intent = await operator.call(optionIntent, { params: { id: "ek-2" }, body }, as);
  await submitCheckout(operator, intent.checkoutId);
  const [payment] = await operator.deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.purpose, "option")));
  expect(payment?.state).toBe("succeeded");
  const packs = (await invoicesOf(userId)).filter(({ items }) => items[0]?.label.startsWith("Ek"));
  expect(packs).toMatchObject([{ kind: "receipt", paid: true, total: { amount: 399 } }]);
  const [pack] = await operator.call(myOptions, undefined, as);
  const days = [pack?.startedAt, pack?.endsAt].map((at) => germanDay(Date.parse(at ?? "")));
  expect(packs[0]?.period).toEqual({ from: days[0], to: days[1] });
  expect(packs[0]?.items[0]?.label).toMatch(/^Ek 2 GB für 0\d{3,4} [\d ]+, Bestellung PKT-/);
});

test("a clock that is moved by months at once costs nobody the invoice over what was paid, nor the note over what went back", async () => {
  await operator.runRecurring("billing.receipts");
  const { orderId, userId } = await bought();
  operator.clock.advance({ days: 61 });
  expect(sums(await invoicesOf(userId))).toEqual(["receipt 1801"]);
  await payBack(orderId, 500);
  operator.clock.advance({ days: 61 });
  expect(sums(await invoicesOf(userId))).toEqual(["credit -500", "receipt 1801"]);
});
