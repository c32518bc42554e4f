import { randomUUID } from "node:crypto";
import { germanDay } from "@tribun/domain";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lineEnds } from "../db/schema/account.ts";
import { invoiceNumbers, invoices } from "../db/schema/billing.ts";
import { lines, sims, usage } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import { listMessages } from "../sandbox/messages.ts";
import { addLine, billAll, billOne, newSubscriber, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { payouts } from "../db/schema/payments.ts";
import { placedOrder, submitCheckout } from "../testing/orders.ts";
import { billFan } from "./bill-fan.ts";
import { addCharge, addCredit } from "../ledger/charges.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const bill = (fan: Pick<Subscriber, "userId" | "teamId">) => billOne(operator, fan);
const pack = (fan: Subscriber, amountCents: number, at = operator.deps.clock.now()) => ({
  ...{ lineId: fan.lineId, userId: fan.userId, teamId: 1, kind: "pack", label: { de: "Ek 2 GB", tr: "Ek 2 GB" } },
  ...{ amountCents, at, sourceId: `pack:${randomUUID()}` },
});
const amounts = (invoice: { items: readonly { gross: { amount: number } }[] } | undefined) =>
  invoice?.items.map(({ gross }) => gross.amount);

test("the first bill runs from the activation to the end of the month, the next ones are whole months", async () => {
  const fan = await newSubscriber(operator);
  expect(await bill(fan)).toEqual([]);
  operator.clock.advance({ days: 28 });
  const [first, none] = await billAll(operator, fan);
  expect(none).toBeUndefined();
  // Activated on 3 November: 28 of 30 days of 14.99 €.
  expect(first).toMatchObject({
    period: { from: "2026-11-03", to: "2026-11-30" },
    total: { amount: 1399 },
    paid: false,
    status: "issued",
    dueDate: "2026-12-15",
    kind: "period",
  });
  expect(first?.diffToPrevious).toBeUndefined();
  operator.clock.advance({ days: 31 });
  const [second, again] = await bill(fan);
  expect(again?.id).toBe(first?.id);
  expect(second).toMatchObject({
    period: { from: "2026-12-01", to: "2026-12-31" },
    total: { amount: 1499 },
    diffToPrevious: { amount: 100 },
  });
  expect(await bill(fan)).toHaveLength(2);
});

test("one invoice holds all lines of a fan, and every sum is the sum of its column", async () => {
  const fan = await newSubscriber(operator);
  await addLine(operator, { userId: fan.userId, teamId: 1, tariffId: "tribun-s", activatedAt: operator.deps.clock.now() });
  await addLine(operator, { userId: fan.userId, teamId: 1, tariffId: "tribun-l", activatedAt: null });
  await addCharge(operator.deps.db, pack(fan, 399));
  operator.clock.advance({ days: 31 });
  const [invoice] = await bill(fan);
  expect(invoice?.items).toHaveLength(3);
  const column = (pick: "net" | "vat" | "gross") => invoice?.items.reduce((sum, item) => sum + item[pick].amount, 0);
  expect([column("net"), column("vat"), column("gross")]).toEqual([invoice?.net.amount, invoice?.vat.amount, invoice?.total.amount]);
});

test("what a fan owes without a line that ever started is billed too, and what they are owed is paid out", async () => {
  const { db } = operator.deps;
  const [debtor, creditor] = [await newSubscriber(operator), await newSubscriber(operator)];
  for (const { lineId } of [debtor, creditor]) {
    await db.delete(usage).where(eq(usage.lineId, lineId));
    await db.delete(sims).where(eq(sims.lineId, lineId));
    await db.delete(lines).where(eq(lines.id, lineId));
  }
  await addCharge(db, { ...pack(debtor, 2000), lineId: null });
  await addCredit(db, { ...pack(creditor, 700), lineId: null });
  operator.clock.advance({ days: 32 });
  const [invoice, ...more] = await billAll(operator, debtor);
  expect([invoice?.total.amount, invoice?.kind, more]).toEqual([2000, "period", []]);
  expect(await billAll(operator, debtor)).toHaveLength(1);
  const [note] = await billAll(operator, creditor);
  expect([note?.total.amount, note?.kind]).toEqual([-700, "credit"]);
  const [payout] = await db.select().from(payouts).where(eq(payouts.userId, creditor.userId));
  expect(payout?.amountCents).toBe(700);
});

test("a source is charged once, and what comes late goes on the next bill", async () => {
  const fan = await newSubscriber(operator);
  const { db } = operator.deps;
  const charge = pack(fan, 399);
  expect([await addCharge(db, charge), await addCharge(db, charge), await addCredit(db, charge)]).toEqual([true, false, false]);
  await expect(addCharge(db, pack(fan, -1))).rejects.toThrow("not an amount");
  operator.clock.advance({ days: 31 });
  const [first] = await bill(fan);
  expect(amounts(first)?.slice(1)).toEqual([399]);
  await addCharge(db, pack(fan, 250, new Date(first?.issuedAt ?? 0)));
  await addCharge(db, { ...pack(fan, 100), at: new Date(`${first?.period.to}T10:00:00Z`) });
  operator.clock.advance({ days: 31 });
  const [second] = await bill(fan);
  expect(amounts(second)?.slice(1).toSorted()).toEqual([100, 250]);
});

test("a credit that is larger than a bill is spread over several, to the cent", async () => {
  const fan = await newSubscriber(operator, { tariffId: "tribun-s" });
  await addCredit(operator.deps.db, { ...pack(fan, 2500), label: { de: "Gutschrift", tr: "Alacak" } });
  let credited = 0;
  const totals: number[] = [];
  for (let month = 0; month < 4; month++) {
    operator.clock.advance({ days: 31 });
    const [invoice] = await bill(fan);
    totals.push(invoice?.total.amount ?? -1);
    credited +=
      amounts(invoice)
        ?.filter((cents) => cents < 0)
        .reduce((sum, cents) => sum + cents, 0) ?? 0;
  }
  expect(credited).toBe(-2500);
  expect(Math.min(...totals)).toBe(0);
  expect(totals.at(-1)).toBe(999);
});

test("an invoice over nothing is paid from the start", async () => {
  const fan = await newSubscriber(operator, { tariffId: "tribun-s" });
  await addCredit(operator.deps.db, { ...pack(fan, 5000), label: { de: "Gutschrift", tr: "Alacak" } });
  operator.clock.advance({ days: 31 });
  const [invoice] = await bill(fan);
  expect(invoice).toMatchObject({ total: { amount: 0 }, paid: true, payable: false });
  const [mail] = await listMessages(operator.deps.db, { to: fan.email });
  expect(mail?.subject).toMatch(/: 0,00 €, nichts zu zahlen$/);
  expect(mail?.body).toContain("Es ist nichts mehr zu zahlen");
  expect(mail?.body).not.toMatch(/Bitte bezahl|buchen den Betrag/);
});

test("an order's identity charge is settled on the first invoice, and what its coupon gave is not charged again", async () => {
  const { intent } = await placedOrder(operator, { couponCode: "STADION10" });
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const [{ userId } = { userId: "" }] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
  const fan = { userId, teamId: 1 };
  operator.clock.advance({ days: 31 });
  const first = (await bill(fan)).find(({ kind }) => kind === "period");
  expect(first?.items.map(({ gross, label }) => [label.split(" ")[0], gross.amount > 0])).toEqual([
    ["Grundpreis", true],
    ["Identitätsprüfung:", false],
  ]);
  expect(amounts(first)?.at(-1)).toBe(-1);
  operator.clock.advance({ days: 31 });
  const [second] = await bill(fan);
  expect(amounts(second)).toEqual([1499]);
});

test("the last bill ends with the contract, and then there are no more", async () => {
  const fan = await newSubscriber(operator);
  const { db, clock } = operator.deps;
  operator.clock.advance({ days: 31 });
  await bill(fan);
  const month = germanDay(clock.nowMs()).slice(0, 7);
  await db
    .insert(lineEnds)
    .values({ lineId: fan.lineId, cause: "termination", endsOn: `${month}-15`, declarationId: "K-1", notedAt: clock.now() });
  operator.clock.advance({ days: 62 });
  const [last, ...before] = await bill(fan);
  expect(last?.period).toEqual({ from: `${month}-01`, to: `${month}-15` });
  expect(last?.total.amount).toBeLessThan(1499);
  operator.clock.advance({ days: 62 });
  expect(await bill(fan)).toHaveLength(before.length + 1);
});

test("many processes that bill the same fans at once make each invoice once, with numbers that have no gap", async () => {
  const fans = await Promise.all([1, 2, 3, 4].map(() => newSubscriber(operator, { teamId: 3 })));
  operator.clock.advance({ days: 62 });
  const { db, clock } = operator.deps;
  const runs = [...fans, ...fans, ...fans].map(({ userId }) => db.transaction((tx) => billFan(tx, userId, clock.now())));
  const made = (await Promise.all(runs)).flat();
  expect(made.length).toBeGreaterThanOrEqual(8);
  const rows = await db.select().from(invoices).where(eq(invoices.teamId, 3)).orderBy(asc(invoices.number));
  for (const { userId } of fans)
    expect(new Set(made.filter((row) => row.userId === userId).map(({ key }) => key)).size).toBe(
      made.filter((row) => row.userId === userId).length,
    );
  const numbers = rows.filter(({ number }) => number.startsWith("R3-2027-")).map(({ number }) => Number(number.slice(-6)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test("a bill that fails takes its number back", async () => {
  const fan = await newSubscriber(operator, { teamId: 2 });
  operator.clock.advance({ days: 31 });
  const { db, clock } = operator.deps;
  const last = async () =>
    (
      await db
        .select()
        .from(invoiceNumbers)
        .where(and(eq(invoiceNumbers.teamId, 2), eq(invoiceNumbers.year, clock.now().getUTCFullYear())))
    )[0]?.last ?? 0;
  const before = await last();
  await expect(
    db.transaction(async (tx) => {
      expect(await billFan(tx, fan.userId, clock.now())).toHaveLength(1);
      throw new Error("the power failed");
    }),
  ).rejects.toThrow("the power failed");
  expect(await last()).toBe(before);
  expect(await bill(fan)).toHaveLength(1);
  expect(await last()).toBe(before + 1);
});

test("the fan gets a mail with the PDF, two weeks before the money is due, in the fan's language", async () => {
  const fan = await newSubscriber(operator, { user: { language: "tr" } });
  operator.clock.advance({ days: 31 });
  const [invoice] = await bill(fan);
  const [mail] = await listMessages(operator.deps.db, { to: fan.email, channel: "mail", limit: 1 });
  expect(mail?.subject).toMatch(/ faturan: [\d,]+ €, son gün \d\d\.\d\d\.$/);
  expect(mail?.body).toContain(`Fatura: ${invoice?.number}`);
  expect(mail?.body).toContain("Merhaba,");
  expect(mail?.body).toContain(invoice?.dueDate.split("-").toReversed().join("."));
  expect(mail?.attachments.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
    [`Kanarya-Mobil_Fatura_${invoice?.number}.pdf`, "application/pdf"],
  ]);
});
