import { chargesDetails, invoiceDetail, invoiceDispute, invoiceSeasons, myInvoices } from "@tribun/api-client/contract";
import { euro, formatPhone, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoices } from "../db/schema/billing.ts";
import { lines } from "../db/schema/lines.ts";
import { addLine, billOne, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { newFan } from "../testing/fans.ts";
import { type As, createTestOperator, type TestOperator } from "../testing/index.ts";
import { addCharge } from "../ledger/charges.ts";
import { advanceInvoice } from "./store.ts";

let operator: TestOperator;
let fan: Subscriber;
let as: As;

const rowsOf = async (userId: string) => {
  const rows = await operator.deps.db.select().from(invoices).where(eq(invoices.userId, userId));
  return rows.toSorted((a, b) => a.periodTo.localeCompare(b.periodTo));
};

beforeAll(async () => {
  operator = await createTestOperator();
  fan = await newSubscriber(operator);
  operator.clock.advance({ days: 125 });
  await billOne(operator, fan);
  const { db, clock } = operator.deps;
  for (const invoice of (await rowsOf(fan.userId)).slice(0, -1)) {
    await advanceInvoice(db, invoice, "settle", clock.now(), { paidAt: clock.now() });
  }
  as = await sessionOf(operator, fan);
});
afterAll(() => operator.stop());

test("each year has its sums, the latest first, and December stands in its own year", async () => {
  const rows = await rowsOf(fan.userId);
  const years = [...new Set(rows.map(({ periodTo }) => Number(periodTo.slice(0, 4))))].toSorted((a, b) => b - a);
  expect(years).toHaveLength(2);
  const seasons = await operator.call(invoiceSeasons, {}, as);
  expect(seasons.map(({ year }) => year)).toEqual(years);
  for (const { year, count, total } of seasons) {
    const own = rows.filter(({ periodTo }) => periodTo.startsWith(`${year}`));
    expect([count, total.amount]).toEqual([own.length, own.reduce((sum, { grossCents }) => sum + grossCents, 0)]);
  }
  expect(seasons.map(({ openCount, open }) => [openCount, open])).toEqual([
    [1, euro(rows.at(-1)?.grossCents ?? 0)],
    [0, euro(0)],
  ]);
});

test("the list is narrowed to a year, and to what is settled or not", async () => {
  const rows = await rowsOf(fan.userId);
  const numbers = async (query: object) => (await operator.call(myInvoices, { query }, as)).map(({ number }) => number).toSorted();
  const named = (some: typeof rows) => some.map(({ number }) => number).toSorted();
  const year = rows[0]?.periodTo.slice(0, 4) ?? "";
  expect(await numbers({ year })).toEqual(named(rows.filter(({ periodTo }) => periodTo.startsWith(year))));
  expect(await numbers({ paid: "false" })).toEqual(named(rows.slice(-1)));
  expect(await numbers({ paid: "true" })).toEqual(named(rows.slice(0, -1)));
  expect(await numbers({ year, paid: "false" })).toEqual([]);
  for (const query of [{ year: "99" }, { year: "20x6" }, { paid: "maybe" }]) {
    expect(await operator.fails(myInvoices, { query }, as)).toMatchObject({ status: 400 });
  }
});

test("what is objected to after it was paid stays settled, and before it was paid open", async () => {
  const other = await newSubscriber(operator);
  operator.clock.advance({ days: 62 });
  await billOne(operator, other);
  const session = await sessionOf(operator, other);
  const [first, last] = await rowsOf(other.userId);
  if (!first || !last) throw new Error("two months were billed");
  await advanceInvoice(operator.deps.db, first, "settle", operator.deps.clock.now(), { paidAt: operator.deps.clock.now() });
  for (const { id } of [first, last]) {
    await operator.call(invoiceDispute, { params: { id }, body: { reason: "Das habe ich nicht gebucht." } }, session);
  }
  const open = await operator.call(myInvoices, { query: { paid: "false" } }, session);
  expect(open.map(({ id, status }) => [id, status])).toContainEqual([last.id, "disputed"]);
  expect(open.map(({ id }) => id)).not.toContain(first.id);
});

test("an invoice says why it differs from the month before, in the language asked for", async () => {
  const mine = await newSubscriber(operator);
  operator.clock.advance({ days: 20 });
  const { deps } = operator;
  const label = { de: "Derbi 24 h", tr: "Derbi 24 saat" };
  const pack = { userId: mine.userId, teamId: 1, lineId: mine.lineId, kind: "pack", label, amountCents: 299, zone: "de" as const };
  await addCharge(deps.db, { ...pack, at: deps.clock.now(), sourceId: `test:${mine.lineId}` });
  operator.clock.advance({ days: 62 });
  await billOne(operator, mine);
  const session = await sessionOf(operator, mine);
  const all = await operator.call(myInvoices, {}, session);
  expect(all.at(-1)?.changes).toBeUndefined();
  for (const invoice of all.filter(({ diffToPrevious }) => diffToPrevious)) {
    const sum = (invoice.changes ?? []).reduce((total, { amount }) => total + amount.amount, 0);
    expect(sum).toBe(invoice.diffToPrevious?.amount);
    const turkish = await operator.call(invoiceDetail, { params: { id: invoice.id } }, { ...session, language: 0 });
    expect(turkish.changes?.map(({ amount }) => amount)).toEqual(invoice.changes?.map(({ amount }) => amount));
  }
  expect(all.flatMap(({ changes = [] }) => changes.map((change) => change.label))).toContain("Derbi 24 h");
});

test("a second line's part month is told of in the month it begins and in the one after, and in no later one", async () => {
  const mine = await newSubscriber(operator);
  operator.clock.advance({ days: 40 });
  const today = () => germanDay(operator.deps.clock.nowMs());
  if (today().endsWith("-01")) operator.clock.advance({ days: 1 });
  const since = today();
  const { userId, teamId } = mine;
  const lineId = await addLine(operator, { userId, teamId, tariffId: "tribun-m", activatedAt: operator.deps.clock.now() });
  const [line] = await operator.deps.db.select({ msisdn: lines.msisdn }).from(lines).where(eq(lines.id, lineId));
  operator.clock.advance({ days: 100 });
  const bills = (await billOne(operator, mine)).filter(({ period }) => period.to >= since);
  const told = bills.map(({ changes = [] }) =>
    changes.filter(({ label }) => label.includes(formatPhone(line?.msisdn ?? ""))).map((change) => change.since),
  );
  expect(told.toReversed().slice(0, 3)).toEqual([[since], [since], []]);
});

test("a fan without a line has no season, and 1020 comes where the partner's record is broken", async () => {
  const { accessToken } = await newFan(operator);
  expect(await operator.call(invoiceSeasons, {}, { token: accessToken })).toEqual([]);
  const broken = await newSubscriber(operator, { user: { partnerCustomerId: null } });
  const session = await sessionOf(operator, broken);
  expect(await operator.fails(invoiceSeasons, {}, session)).toMatchObject({ code: "1020" });
  expect(await operator.fails(chargesDetails, {}, session)).toMatchObject({ code: "1020" });
});
