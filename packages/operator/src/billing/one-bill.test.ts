import { randomUUID } from "node:crypto";
import { addMonths, euro, germanDay, HOUR_MS, startOfGermanDay, taxed, vatOf } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../db/database.ts";
import { lineEnds } from "../db/schema/account.ts";
import { charges, invoiceItems, invoices } from "../db/schema/billing.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { newSubscriber, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { GIVEN, type MoneyEvent, moneyHappens, whatIsOwed } from "../testing/invoice-money.ts";
import { billFan } from "./bill-fan.ts";
import { addCharge, addCredit } from "../ledger/charges.ts";
import { bySubjectToVat, isUntaxed } from "../ledger/untaxed.ts";
import { sweep } from "@tribun/vitest-config/sweep";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** What a bill holds beside its base fee, in gross cents: charges and credits, each with and without VAT. */
const KINDS = { pack: addCharge, test: addCredit, doubleRefund: addCharge, portingDelay: addCredit } as const;
type Items = Readonly<Record<keyof typeof KINDS, number>>;
const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3000 }));
const items: fc.Arbitrary<Items> = fc.record({ pack: cents, test: cents, doubleRefund: cents, portingDelay: cents });
const step = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: "withdraw" as const }) },
  {
    weight: 9,
    arbitrary: fc.record({ kind: fc.constant("money" as const), pick: fc.nat({ max: 60 }), share: fc.integer({ min: 1, max: 4 }) }),
  },
);

const noon = (day: string) => new Date(startOfGermanDay(day) + 12 * HOUR_MS);
const sum = (all: readonly { readonly grossCents: number }[]) => all.reduce((total, { grossCents }) => total + grossCents, 0);

/** A fan's first bill. */
async function billed(db: Db, given: Items) {
  const fan = await newSubscriber(operator);
  const startedOn = germanDay(operator.clock.base());
  for (const [kind, post] of Object.entries(KINDS)) {
    const common = { lineId: fan.lineId, userId: fan.userId, teamId: 1, kind, label: { de: "x", tr: "x" }, at: noon(startedOn) };
    const amountCents = Object.entries(given).find(([name]) => name === kind)?.[1] ?? 0;
    await post(db, { ...common, amountCents, sourceId: randomUUID() });
  }
  const at = noon(addMonths(startedOn, 1));
  const [bill] = await db.transaction((tx) => billFan(tx, fan.userId, at));
  if (!bill) throw new Error("no bill");
  const rows = await db.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, bill.id));
  return { fan, startedOn, at, bill, rows, waiting: await waitingOf(db, fan) };
}
type Billed = Awaited<ReturnType<typeof billed>>;

async function waitingOf(db: Db, { userId }: Subscriber) {
  const rows = await db
    .select()
    .from(charges)
    .where(and(eq(charges.userId, userId), isNull(charges.invoiceId)));
  return rows.map(({ kind, amountCents }) => ({ kind, grossCents: amountCents }));
}

async function withdraw(db: Db, { fan, startedOn, at }: Billed): Promise<void> {
  const end = { lineId: fan.lineId, cause: "withdrawal", endsOn: startedOn, declarationId: "test", notedAt: at } as const;
  await db.insert(lineEnds).values(end).onConflictDoNothing();
  await db.transaction((tx) => billFan(tx, fan.userId, at));
}

async function expectTrue(db: Db, { fan, bill, rows, waiting: before }: Billed, story: string): Promise<void> {
  const waiting = await waitingOf(db, fan);
  const documents = await db.select().from(invoices).where(eq(invoices.userId, fan.userId));
  const notes = (begin: string) => -sum(documents.filter(({ key }) => key === begin));
  const [objectedTaxed, objectedUntaxed] = [notes(`objection:${bill.id}`), notes(`objection:${bill.id}:untaxed`)];
  const withdrawn = -sum(waiting.filter(({ kind }) => kind === "withdrawn"));
  const given = -sum(documents.filter(({ key }) => key.startsWith(GIVEN)));

  // The bill's value is what was taken and not paid out, plus what is still due, plus what the next bill asks for or gives.
  const { paidCents, dueCents } = await whatIsOwed(db, fan.userId);
  const worth = bill.grossCents + sum(before) - objectedTaxed - objectedUntaxed - withdrawn - given;
  expect(paidCents + dueCents + sum(waiting), story).toBe(worth);

  // No money goes back twice: neither VAT side of the bill gives back more than it asked for, and no payment more than it brought.
  const bySide = bySubjectToVat(rows);
  const asked = (side: "taxed" | "untaxed") => sum(bySide[side].filter(({ grossCents }) => grossCents > 0));
  expect(objectedTaxed + withdrawn, story).toBeLessThanOrEqual(asked("taxed"));
  expect(objectedUntaxed, story).toBeLessThanOrEqual(asked("untaxed"));
  for (const payment of await db.select().from(payments).where(eq(payments.userId, fan.userId))) {
    const back = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
    expect(
      back.reduce((total, { amountCents }) => total + amountCents, 0),
      story,
    ).toBe(payment.refundedCents);
    expect(payment.refundedCents, story).toBeLessThanOrEqual(payment.amountCents);
  }

  // VAT applies only to services that were rendered and not refunded. Each item may round by half a cent.
  const vat = (all: typeof waiting) => all.reduce((total, one) => total + (isUntaxed(one) ? 0 : taxed(one.grossCents).vatCents), 0);
  const shown = documents.reduce((total, { vatCents }) => total + vatCents, vat(waiting));
  const rendered = sum(bySide.taxed) + sum(bySubjectToVat(before).taxed) - objectedTaxed - withdrawn - given;
  const lines = rows.length + waiting.length + documents.length;
  expect(Math.abs(shown - vatOf(euro(rendered)).amount), story).toBeLessThanOrEqual(lines / 2);
}

test(
  "whatever becomes of a bill and of what paid it: what was taken is paid out, kept or credited, taxed as it stays, and nothing twice",
  { timeout: 60_000 },
  async () => {
    const { db } = operator.deps;
    const play = async (given: Items, steps: readonly (MoneyEvent | { readonly kind: "withdraw" })[]) => {
      const it = await billed(db, given);
      const story: string[] = [];
      for (const one of steps) {
        story.push(one.kind === "money" ? await moneyHappens(operator.deps, it.fan, one) : one.kind);
        if (one.kind === "withdraw") await withdraw(db, it);
        await expectTrue(db, it, story.join(", "));
      }
    };
    const steps = fc.array(step, { minLength: 6, maxLength: 20 });
    // An example that is paid, objected to and credited in part, and where the fan's own money has paid a part of the remaining base fee.
    const first = { kind: "money", pick: 0, share: 1 } as const;
    const mixed = { pack: 1, test: 1, doubleRefund: 1, portingDelay: 1 };
    const examples: [Items, Parameters<typeof play>[1]][] = [[mixed, [first, first, first, { kind: "withdraw" }]]];
    await fc.assert(fc.asyncProperty(items, steps, play), { numRuns: sweep(10, 40), examples });
  },
);
