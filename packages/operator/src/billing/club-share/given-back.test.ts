import { addPaymentMethod, myClubShare } from "@tribun/api-client/contract";
import { clubShareOf, germanDay, taxed } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lineEnds } from "../../db/schema/account.ts";
import { charges, clubShareBookings, type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { users } from "../../db/schema/users.ts";
import { billOne, newSubscriber, sessionOf } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type Billed, paidInvoice } from "../../testing/objections.ts";
import { addCharge, addCredit } from "../../ledger/charges.ts";
import { recipientOf } from "../facts.ts";
import { itemsOf } from "../store.ts";
import { writeInvoice } from "../write.ts";
import { bookPaidOut } from "./book.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const label = { de: "Gutschrift", tr: "Alacak" };

/** A credit note at the end of all contracts, with the sources of its credits and their gross cents. */
async function noteOf({ userId }: Billed, credits: readonly (readonly [sourceId: string, cents: number])[]): Promise<InvoiceRow> {
  const { db, clock } = operator.deps;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error("no fan");
  const note = await writeInvoice(db, {
    ...{ user, kind: "credit", key: `credit:${credits[0]?.[0]}`, period: { from: "2026-11-03", to: "2026-11-03" } },
    entries: credits.map(([, cents]) => ({ lineId: null, kind: "credit", label, zone: null, quantity: 1, grossCents: -cents })),
    ...{ facts: { recipient: recipientOf(user), contracts: [] }, issuedAt: clock.now() },
  });
  if (!note) throw new Error("no note");
  for (const [sourceId, amountCents] of credits) {
    await addCredit(db, { lineId: null, userId, teamId: 1, kind: "credit", label, amountCents, at: clock.now(), sourceId });
    await db.update(charges).set({ invoiceId: note.id }).where(eq(charges.sourceId, sourceId));
  }
  return note;
}

/** Cents that are booked back when the note pays out this sum. */
async function bookedBack(note: InvoiceRow, paidOutCents = -note.grossCents): Promise<number[]> {
  const { db, clock } = operator.deps;
  await bookPaidOut(db, note, paidOutCents, clock.now());
  return paidOutOf(note.id);
}
async function paidOutOf(noteId: string): Promise<number[]> {
  const of = and(eq(clubShareBookings.invoiceId, noteId), eq(clubShareBookings.kind, "paidOut"));
  return (await operator.deps.db.select().from(clubShareBookings).where(of)).map(({ amountCents }) => amountCents);
}
const shareOf = (cents: number) => clubShareOf(taxed(cents).netCents, 200);

test("a note that pays out a pack, an order or a kindness takes back nothing of the bills' share", async () => {
  const it = await paidInvoice(operator);
  const note = await noteOf(it, [
    [`unused:${it.paymentId}`, 90],
    ["withdrawal:W-1", 90],
    ["goodwill:1", 90],
  ]);
  expect(await bookedBack(note)).toEqual([]);
});

test("of a bill it takes back the share of what it pays out of the bill, and no more than that was", async () => {
  const it = await paidInvoice(operator);
  const { db } = operator.deps;
  const [bill] = await db.select().from(invoices).where(eq(invoices.id, it.id));
  const [item] = await itemsOf(db, [it.id]);
  if (!bill || !item) throw new Error("no bill");
  const note = await noteOf(it, [
    [`ended:${item.id}`, 150],
    [`unused:${it.paymentId}`, 200],
  ]);
  expect(await bookedBack(note)).toEqual([-shareOf(150)]);
  const setOff = await noteOf(it, [[`withdrawn:${item.id}`, 150]]);
  expect(await bookedBack(setOff, 100)).toEqual([-shareOf(100)]);
});

test("a card that never worked and a claim that was won back are of the bill that they were on", async () => {
  const it = await paidInvoice(operator);
  const { db, clock } = operator.deps;
  const { userId } = it;
  for (const sourceId of ["simReplacement:S-1", "returned:P-1:2"]) {
    await addCharge(db, { lineId: null, userId, teamId: 1, kind: "charge", label, amountCents: 100, at: clock.now(), sourceId });
    await db.update(charges).set({ invoiceId: it.id }).where(eq(charges.sourceId, sourceId));
  }
  const note = await noteOf(it, [
    ["simReplacement.failed:S-1", 100],
    ["reinstated:P-1:2", 100],
  ]);
  expect(await bookedBack(note)).toEqual([-shareOf(200)]);
});

test("what is paid out when the last contract ends is given back, and no cent more", async () => {
  const fan = await newSubscriber(operator);
  const { db, clock } = operator.deps;
  const body = { type: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true } as const;
  await operator.call(addPaymentMethod, { body }, await sessionOf(operator, fan));
  operator.clock.advance({ days: 31 });
  await billOne(operator, fan);
  operator.clock.advance({ days: 15 });
  await operator.runJobs();
  operator.clock.advance({ seconds: 5 });
  await operator.runJobs();
  const own = async () => (await operator.call(myClubShare, {}, await sessionOf(operator, fan))).own.amount;
  expect(await own()).toBeGreaterThan(0);
  const end = {
    lineId: fan.lineId,
    cause: "withdrawal",
    endsOn: germanDay(clock.nowMs()),
    declarationId: "W-1",
    notedAt: clock.now(),
  } as const;
  await db.insert(lineEnds).values(end);
  operator.clock.advance({ days: 31 });
  const [note, first] = await billOne(operator, fan);
  expect([note?.kind, first?.status]).toEqual(["credit", "paid"]);
  expect(await paidOutOf(note?.id ?? "")).toEqual([-(first?.clubShare?.amount ?? 0)]);
  expect(await own()).toBe(0);
});
