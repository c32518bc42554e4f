import { addPaymentMethod, invoicePdfFile } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lineEnds } from "../db/schema/account.ts";
import { charges } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { payments, payouts } from "../db/schema/payments.ts";
import { listMessages } from "../sandbox/messages.ts";
import { addLine, billOne, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { endLine } from "../line-life/end-line.ts";
import { addCredit } from "../ledger/charges.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

async function ended(fan: Subscriber, cause: "withdrawal" | "termination"): Promise<void> {
  const { db, clock } = operator.deps;
  await db
    .insert(lineEnds)
    .values({ lineId: fan.lineId, cause, endsOn: germanDay(clock.nowMs()), declarationId: "W-1", notedAt: clock.now() });
}
const waiting = async (fan: Subscriber) =>
  (await operator.deps.db.select().from(charges).where(eq(charges.userId, fan.userId))).filter(({ invoiceId }) => invoiceId === null);

/** A fan whose first month was billed, and whose second has begun. */
async function billed(): Promise<Subscriber> {
  const fan = await newSubscriber(operator);
  await operator.call(
    addPaymentMethod,
    { body: { type: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true } },
    await sessionOf(operator, fan),
  );
  operator.clock.advance({ days: 31 });
  await billOne(operator, fan);
  return fan;
}

test("a withdrawal takes back the base fees that were billed: an open invoice is credited", async () => {
  const fan = await billed();
  await ended(fan, "withdrawal");
  operator.clock.advance({ days: 6 });
  const [note, first] = await billOne(operator, fan);
  expect(first).toMatchObject({ kind: "period", status: "credited", payable: false });
  expect(note).toMatchObject({ kind: "credit", total: { amount: -(first?.total.amount ?? 0) } });
  operator.clock.advance({ days: 30 });
  await operator.runJobs();
  expect(await operator.deps.db.select().from(payments).where(eq(payments.userId, fan.userId))).toEqual([]);
});

test("what was paid goes back to the payment it came from, once, and the fan gets a credit note", async () => {
  const fan = await billed();
  operator.clock.advance({ days: 15 });
  await operator.runJobs();
  operator.clock.advance({ seconds: 5 });
  await operator.runJobs();
  await ended(fan, "withdrawal");
  operator.clock.advance({ days: 31 });
  const [note, first] = await billOne(operator, fan);
  expect(first).toMatchObject({ kind: "period", status: "paid" });
  expect(note).toMatchObject({
    kind: "credit",
    status: "credited",
    paid: false,
    payable: false,
    total: { amount: -(first?.total.amount ?? 0) },
  });
  const [payment] = await operator.deps.db.select().from(payments).where(eq(payments.userId, fan.userId));
  expect(payment).toMatchObject({ state: "refunded", refundedCents: first?.total.amount });
  expect(await waiting(fan)).toEqual([]);
  const mails = await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 5 });
  expect(mails.map(({ subject }) => subject)).toContain(`Deine Rechnungskorrektur ${note?.number}`);
  const pdf = await operator.raw(invoicePdfFile, { params: { id: note?.id } }, await sessionOf(operator, fan));
  const words = pdfText(new Uint8Array(await pdf.arrayBuffer()));
  expect(words).toContain("Rechnungskorrektur");
  expect(words).toContain("Widerruf: Grundpreis");
  expect(await billOne(operator, fan)).toHaveLength(2);
});

test("a credit waits while a contract runs, and for a fan who never paid a person has to look", async () => {
  const fan = await newSubscriber(operator);
  const credit = {
    lineId: fan.lineId,
    userId: fan.userId,
    teamId: 1,
    kind: "portingDelay",
    label: { de: "Entschädigung", tr: "Tazminat" },
  };
  await addCredit(operator.deps.db, { ...credit, amountCents: 500_000, at: operator.deps.clock.now(), sourceId: `delay:${fan.userId}` });
  operator.clock.advance({ days: 31 });
  expect((await billOne(operator, fan)).map(({ kind }) => kind)).toEqual(["period"]);
  expect(await waiting(fan)).toHaveLength(1);
  await ended(fan, "termination");
  operator.clock.advance({ days: 62 });
  const all = await billOne(operator, fan);
  expect(all[0]?.kind).toBe("credit");
  expect(all.reduce((sum, { total }) => sum + total.amount, 0)).toBe(all[0]?.total.amount);
  expect(await waiting(fan)).toEqual([]);
});

test("compensation and a price that goes back are two notes: one bears VAT, one does not, and both add up", async () => {
  const fan = await newSubscriber(operator);
  const credit = { lineId: fan.lineId, userId: fan.userId, teamId: 1, at: operator.deps.clock.now() };
  const label = { de: "x", tr: "x" };
  await ended(fan, "termination");
  for (const [kind, amountCents] of [
    ["portingDelay", 500_000],
    ["faultCompensation", 1_000],
    ["withdrawn", 200_000],
  ] as const)
    await addCredit(operator.deps.db, { ...credit, kind, label, amountCents, sourceId: `${kind}:${fan.userId}` });
  operator.clock.advance({ days: 62 });
  const all = await billOne(operator, fan);
  const notes = all.filter(({ kind }) => kind === "credit");
  expect(notes).toHaveLength(2);
  for (const { items, vat } of notes) {
    const untaxed = items.filter((item) => item.vat.amount === 0);
    expect([0, items.length]).toContain(untaxed.length);
    expect(vat.amount === 0).toBe(untaxed.length > 0);
  }
  for (const { items, total, net, vat } of all) {
    expect(net.amount + vat.amount).toBe(total.amount);
    expect(items.reduce((sum, { gross }) => sum + gross.amount, 0)).toBe(total.amount);
  }
  expect(await waiting(fan)).toEqual([]);
});

/** Posts a credit that no payment of the fan can take back, and bills the next month. @returns the fan's payouts in cents */
async function paidOut(fan: Subscriber, amountCents: number): Promise<readonly number[]> {
  const { db, clock } = operator.deps;
  const label = { de: "Zahlung wieder eingegangen", tr: "Ödeme yeniden geldi" };
  const owner = { lineId: null, userId: fan.userId, teamId: 1, sourceId: `test:${fan.userId}` };
  await addCredit(db, { ...owner, kind: "doubleRefund", label, amountCents, at: clock.now() });
  operator.clock.advance({ days: 31 });
  await billOne(operator, fan);
  const rows = await db.select().from(payouts).where(eq(payouts.userId, fan.userId));
  return rows.map((row) => row.amountCents);
}
/** Ends a line that still waits for its number without a `line_ends` row, as a withdrawal does. */
const endWithoutNote = (lineId: string) => {
  const { db, clock } = operator.deps;
  return db.transaction((tx) => endLine(operator.deps, tx, lineId, germanDay(clock.nowMs())));
};

test("who never had a line in service is paid out what they are owed", async () => {
  const fan = await newSubscriber(operator);
  await operator.deps.db.update(lines).set({ state: "pending", activatedAt: null }).where(eq(lines.id, fan.lineId));
  await endWithoutNote(fan.lineId);
  expect(await paidOut(fan, 5000)).toEqual([5000]);
});

test("a line that never began does not hold up what is owed for one that did", async () => {
  const fan = await newSubscriber(operator);
  const never = await addLine(operator, { userId: fan.userId, teamId: 1, tariffId: "tribun-m", activatedAt: null });
  await endWithoutNote(never);
  await ended(fan, "withdrawal");
  await endWithoutNote(fan.lineId);
  expect(await paidOut(fan, 5000)).toEqual([5000]);
});

test("a line that still waits for its number does", async () => {
  const fan = await newSubscriber(operator);
  await ended(fan, "withdrawal");
  await addLine(operator, { userId: fan.userId, teamId: 1, tariffId: "tribun-m", activatedAt: null });
  expect(await paidOut(fan, 5000)).toEqual([]);
});
