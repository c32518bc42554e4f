import { clubShare, clubShareBookings, myClubShare, myInvoices } from "@tribun/api-client/contract";
import { CLUB_SHARE_LEAST_FANS, clubShareOf, germanDay, taxed } from "@tribun/domain";
import { and, asc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clubShareBookings as bookings, invoices, type ShareBooking } from "../../db/schema/billing.ts";
import { issueInvoice, newSubscriber, sessionOf } from "../../testing/billing.ts";
import { staffOf } from "../../testing/calls/identities.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { BILLED_CENTS, bankSays, bankTakes, decide, object, paidInvoice, payAnew, readInvoice } from "../../testing/objections.ts";
import { setNextPayment } from "../../console/commands.ts";
import { advanceInvoice, lockInvoice } from "../store.ts";
import { bookShare } from "./book.ts";

const RATE = 200;
const SHARE = clubShareOf(taxed(BILLED_CENTS).netCents, RATE);

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const bookedOf = (invoiceId: string): Promise<ShareBooking[]> =>
  operator.deps.db.select().from(bookings).where(eq(bookings.invoiceId, invoiceId)).orderBy(asc(bookings.id));
const toldOf = async (invoiceId: string) => (await bookedOf(invoiceId)).map(({ kind, amountCents }) => [kind, amountCents]);

/** A new fan's bill, settled as an incoming payment settles it. */
async function paidBill(teamId: number): Promise<{ readonly userId: string; readonly teamId: number; readonly id: string }> {
  const fan = await newSubscriber(operator, { teamId });
  const id = await issueInvoice(operator, fan.userId, fan.lineId);
  const now = operator.deps.clock.now();
  await operator.deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice) await advanceInvoice(tx, invoice, "settle", now, { paidAt: now });
  });
  return { userId: fan.userId, teamId, id };
}

describe("a bill of a club that shares", () => {
  test("is booked once when it is paid, and the fan pays and reads the same sum as ever", async () => {
    const it = await paidInvoice(operator);
    expect(await toldOf(it.id)).toEqual([["paid", SHARE]]);
    await bankSays(operator, it, "succeeded");
    expect(await toldOf(it.id)).toEqual([["paid", SHARE]]);
    expect(await readInvoice(operator, it)).toMatchObject({
      total: { amount: BILLED_CENTS },
      clubShare: { amount: SHARE, currency: "EUR" },
    });
    const as = await sessionOf(operator, { userId: it.userId, teamId: 1 });
    expect(await operator.call(myClubShare, {}, as)).toEqual({ own: { amount: SHARE, currency: "EUR" } });
    const [row] = await operator.call(myInvoices, {}, as);
    expect(row?.clubShare?.amount).toBe(SHARE);
  });

  test("gives every cent back when the bank takes the money back, and again when it is won back or paid anew", async () => {
    const won = await paidInvoice(operator);
    for (const outcome of ["returned", "reinstated"] as const) await bankSays(operator, won, outcome);
    expect(await toldOf(won.id)).toEqual([
      ["paid", SHARE],
      ["returned", -SHARE],
      ["paid", SHARE],
    ]);
    const anew = await paidInvoice(operator);
    await bankSays(operator, anew, "returned");
    expect(await readInvoice(operator, anew)).not.toHaveProperty("clubShare");
    await setNextPayment(operator.deps, { mode: "normal", team: 1 });
    await payAnew(operator, anew, BILLED_CENTS);
    expect((await bookedOf(anew.id)).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(SHARE);
  });

  test("gives the whole share again when a part that the bank took is won back or paid anew", async () => {
    const booked = [
      ["paid", SHARE],
      ["returned", -SHARE],
      ["paid", SHARE],
    ];
    const won = await paidInvoice(operator);
    await bankTakes(operator, won, 100);
    await bankSays(operator, won, "reinstated");
    expect(await toldOf(won.id)).toEqual(booked);
    const anew = await paidInvoice(operator);
    await bankTakes(operator, anew, 100);
    await setNextPayment(operator.deps, { mode: "normal", team: 1 });
    await payAnew(operator, anew, 100);
    expect(await toldOf(anew.id)).toEqual(booked);
  });

  test("gives no share of what was paid out for an objection, when the bank takes all and it is won back", async () => {
    const it = await paidInvoice(operator);
    await object(operator, it, 300);
    await decide(operator, it, "accept");
    const left = clubShareOf(taxed(BILLED_CENTS - 300).netCents, RATE);
    const upheld = [
      ["paid", SHARE],
      ["credited", left - SHARE],
    ];
    expect(await toldOf(it.id)).toEqual(upheld);
    for (const outcome of ["returned", "reinstated"] as const) await bankSays(operator, it, outcome);
    expect(await toldOf(it.id)).toEqual([...upheld, ["returned", -left], ["paid", left]]);
  });

  test("is not booked late, when a fan objects to one that was paid before the books began", async () => {
    const it = await paidInvoice(operator);
    await operator.deps.db.delete(bookings).where(eq(bookings.invoiceId, it.id));
    await object(operator, it, 150);
    await decide(operator, it, "accept");
    expect(await toldOf(it.id)).toEqual([]);
  });

  test("keeps the share while it is objected to, gives back what is credited, and all of it where all is", async () => {
    const part = await paidInvoice(operator);
    await object(operator, part, 150);
    expect(await toldOf(part.id)).toEqual([["paid", SHARE]]);
    await decide(operator, part, "accept");
    const left = clubShareOf(taxed(BILLED_CENTS - 150).netCents, RATE);
    expect(await toldOf(part.id)).toEqual([
      ["paid", SHARE],
      ["credited", left - SHARE],
    ]);
    const whole = await paidInvoice(operator);
    await object(operator, whole);
    await decide(operator, whole, "accept");
    expect(await toldOf(whole.id)).toEqual([
      ["paid", SHARE],
      ["credited", -SHARE],
    ]);
    const wrong = await paidInvoice(operator);
    await object(operator, wrong);
    await decide(operator, wrong, "reject");
    expect(await toldOf(wrong.id)).toEqual([["paid", SHARE]]);
  });

  test("is booked once by two processes that repeat the same event", async () => {
    const it = await paidBill(1);
    const { db } = operator.deps;
    const [row] = await db.select().from(invoices).where(eq(invoices.id, it.id));
    if (!row) throw new Error("no bill");
    const before = { ...row, state: "issued" as const, version: row.version - 1 };
    await db.delete(bookings).where(eq(bookings.invoiceId, it.id));
    const book = () => db.transaction((tx) => bookShare(tx, before, row, "settle", operator.deps.clock.now()));
    await Promise.all([book(), book(), book()]);
    expect(await toldOf(it.id)).toEqual([["paid", SHARE]]);
  });

  test("counts from the day of the promise", async () => {
    const fan = await newSubscriber(operator);
    const id = await issueInvoice(operator, fan.userId, fan.lineId);
    const { db, clock } = operator.deps;
    await db
      .update(invoices)
      .set({ issuedAt: new Date("2025-12-31T12:00:00Z") })
      .where(eq(invoices.id, id));
    await db.transaction(async (tx) => {
      const invoice = await lockInvoice(tx, id);
      if (invoice) await advanceInvoice(tx, invoice, "settle", clock.now(), { paidAt: clock.now() });
    });
    expect(await toldOf(id)).toEqual([]);
  });
});

test("a club that has promised nothing books nothing, tells nothing and exports nothing", async () => {
  const it = await paidBill(4);
  expect(await toldOf(it.id)).toEqual([]);
  expect(await operator.fails(clubShare, {}, { team: 4 })).toMatchObject({ status: 404, code: "-1" });
  expect(await operator.fails(myClubShare, {}, await sessionOf(operator, it))).toMatchObject({ status: 404, code: "-1" });
  const csv = await operator.raw(clubShareBookings, { query: {} }, await staffOf({ operator }, 4));
  expect((await csv.text()).trim().split("\r\n")).toHaveLength(1);
});

test("the sum that everybody sees waits for the end of a month with enough fans, and holds whole euros", async () => {
  const { db } = operator.deps;
  await db.delete(bookings).where(and(eq(bookings.teamId, 3), isNull(bookings.invoiceId)));
  const total = async () => (await operator.call(clubShare, {}, { team: 3 })).total;
  expect(await total()).toBeUndefined();
  const paid = [];
  for (let fans = 1; fans <= CLUB_SHARE_LEAST_FANS; fans += 1) paid.push(await paidBill(3));
  const last = paid.at(-1);
  if (!last) throw new Error("nobody paid");
  // A fan whose bookings of the month add up to zero does not count towards the least number of fans.
  const [gave] = await bookedOf(last.id);
  if (!gave) throw new Error("nothing booked");
  const { id: _, ...back } = { ...gave, kind: "returned" as const, amountCents: -gave.amountCents, source: "back" };
  await db.insert(bookings).values(back);
  const month = operator.deps.clock.now().toISOString().slice(0, 7);
  operator.clock.advance({ days: 31 });
  expect(await total()).toBeUndefined();
  await db.delete(bookings).where(eq(bookings.source, "back"));
  const each = clubShareOf(taxed(BILLED_CENTS).netCents, 300);
  const all = await db.select().from(bookings).where(eq(bookings.teamId, 3));
  const sum = all.reduce((cents, { amountCents }) => cents + amountCents, 0);
  expect(sum).toBeGreaterThanOrEqual(each * CLUB_SHARE_LEAST_FANS);
  expect(await total()).toEqual({ amount: { amount: Math.floor(sum / 100) * 100, currency: "EUR" }, asOf: `${month}-30` });
  const first = paid[0];
  if (!first) throw new Error("nobody paid");
  const own = await operator.call(myClubShare, {}, await sessionOf(operator, first));
  expect(own.own.amount).toBe(each);
  // The opening balance of another operator (`carried`) may be dated after the last month with enough fans.
  const at = operator.deps.clock.now();
  await db.insert(bookings).values({ ...back, invoiceId: null, kind: "carried", amountCents: 500, at, source: "carried" });
  expect((await total())?.asOf).toBe(germanDay(at.getTime()));
});

test("the accountant's file names the booking, its day, its bill and its sum, of one month and one club, and no fan", async () => {
  const it = await paidBill(2);
  const month = operator.deps.clock.now().toISOString().slice(0, 7);
  const answer = await operator.raw(clubShareBookings, { query: { month } }, await staffOf({ operator }, 2));
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain(`club-share-${month}.csv`);
  const [head, ...lines] = new TextDecoder("utf-8", { ignoreBOM: true })
    .decode(await answer.arrayBuffer())
    .trimEnd()
    .split("\r\n");
  expect(head).toBe("\uFEFFBuchung;Datum;Art;Beleg;Satz in %;Netto in EUR;Betrag in EUR");
  const [{ number } = { number: "" }] = await operator.deps.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.id, it.id));
  const own = lines.filter((line) => line.includes(number));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(new RegExp(`^\\d+;${month}-\\d\\d;Zahlung;${number};1,50;3,35;0,05$`));
  expect(lines.join()).not.toMatch(/R[134]-|Şahin|Übertrag/);
  const none = await operator.raw(clubShareBookings, { query: { month: "2020-01" } }, await staffOf({ operator }, 2));
  expect((await none.text()).trim().split("\r\n")).toHaveLength(1);
});
