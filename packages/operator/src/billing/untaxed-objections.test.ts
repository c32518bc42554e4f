import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges, invoiceItems, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { users } from "../db/schema/users.ts";
import { newSubscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { decide, object } from "../testing/objections.ts";
import { addCharge, addCredit } from "../ledger/charges.ts";
import { recipientOf } from "./facts.ts";
import { DOUBLE_REFUND } from "../ledger/labels.ts";
import { askedCents, bySubjectToVat, untaxedShare } from "../ledger/untaxed.ts";
import { writeInvoice } from "./write.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

/** Gross cents of a bill's items by kind. `pack` and `withdrawn` bear VAT; `doubleRefund` and `portingDelay` do not. */
type Sums = Readonly<Partial<Record<"pack" | "doubleRefund" | "withdrawn" | "portingDelay", number>>>;

/** A bill over these sums. */
async function billOver(sums: Sums): Promise<InvoiceRow> {
  const { db, clock } = operator.deps;
  const fan = await newSubscriber(operator);
  const [user] = await db.select().from(users).where(eq(users.id, fan.userId));
  if (!user) throw new Error("no fan");
  const common = { lineId: null, label: DOUBLE_REFUND, zone: null, quantity: 1 };
  const invoice = await writeInvoice(db, {
    ...{ user, kind: "period", key: `period:${randomUUID()}`, period: { from: "2026-11-03", to: "2026-11-03" } },
    entries: Object.entries(sums).flatMap(([kind, grossCents]) => (grossCents === 0 ? [] : [{ ...common, kind, grossCents }])),
    ...{ facts: { recipient: recipientOf(user), contracts: [] }, issuedAt: clock.now() },
  });
  if (!invoice) throw new Error("no invoice");
  return invoice;
}

async function objected(invoice: InvoiceRow, cents?: number): Promise<InvoiceRow[]> {
  await object(operator, invoice, cents);
  await decide(operator, invoice, "accept");
  const of = and(eq(invoices.userId, invoice.userId), eq(invoices.kind, "credit"));
  return operator.deps.db.select().from(invoices).where(of);
}

async function credited(sums: Sums, cents?: number) {
  const invoice = await billOver(sums);
  return { invoice, notes: await objected(invoice, cents) };
}
const sum = (notes: readonly InvoiceRow[], what: "grossCents" | "vatCents") => notes.reduce((total, note) => total + note[what], 0);

test.each([
  { pack: 0, doubleRefund: 5999 },
  { pack: 1190, doubleRefund: 500 },
  { pack: 1190, doubleRefund: 0 },
])("an objection to all of it takes back the VAT that the invoice showed, no more and no less: %o", async (sums) => {
  const { invoice, notes } = await credited(sums);
  expect(sum(notes, "grossCents")).toBe(-invoice.grossCents);
  expect(sum(notes, "vatCents") + invoice.vatCents).toBe(0);
  expect(notes.every(({ key }) => key.startsWith(`objection:${invoice.id}`))).toBe(true);
});

const gave = (notes: readonly InvoiceRow[]) => notes.map(({ grossCents, vatCents }) => [grossCents, vatCents]);

test("an objection to a part is about the claim first, and about what it leaves then", async () => {
  expect(gave((await credited({ pack: 1190, doubleRefund: 1190 }, 238)).notes)).toEqual([[-238, 0]]);
  const { notes } = await credited({ pack: 1190, doubleRefund: 500 }, 738);
  expect(gave(notes).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [-500, 0],
    [-238, -38],
  ]);
});

test("money for the fan on the other side has paid for what stays, so that only what was to be paid is given back", async () => {
  // A compensation has paid 500 of the pack. A withdrawal, which takes its own VAT off, has paid 1190 of the claim.
  expect(gave((await credited({ pack: 1190, portingDelay: -500 })).notes)).toEqual([[-690, -110]]);
  expect(gave((await credited({ doubleRefund: 5999, withdrawn: -1190 })).notes)).toEqual([[-4809, 0]]);
  expect(gave((await credited({ doubleRefund: 5999, withdrawn: -1190 }, 1000)).notes)).toEqual([[-1000, 0]]);
});

test("of a bill whose claim was won back an objection gives the rest, with the VAT of the rest", async () => {
  const invoice = await billOver({ pack: 1190, doubleRefund: 5999 });
  const { db, clock } = operator.deps;
  const common = { lineId: null, userId: invoice.userId, teamId: 1, kind: "doubleRefund", label: DOUBLE_REFUND, at: clock.now() };
  const id = randomUUID();
  await addCharge(db, { ...common, amountCents: 5999, sourceId: `returned:${id}` });
  await db
    .update(charges)
    .set({ invoiceId: invoice.id })
    .where(eq(charges.sourceId, `returned:${id}`));
  await addCredit(db, { ...common, amountCents: 5999, sourceId: `reinstated:${id}` });
  expect(gave(await objected(invoice))).toEqual([[-1190, -190]]);
});

test("of a bill whose base fee was withdrawn from it gives the claim, without VAT", async () => {
  const invoice = await billOver({ pack: 1190, doubleRefund: 5999 });
  const { db, clock } = operator.deps;
  const [item] = await db
    .select()
    .from(invoiceItems)
    .where(and(eq(invoiceItems.invoiceId, invoice.id), eq(invoiceItems.kind, "pack")));
  const credit = { lineId: null, userId: invoice.userId, teamId: 1, kind: "withdrawn", label: DOUBLE_REFUND, at: clock.now() };
  await addCredit(db, { ...credit, amountCents: 1190, sourceId: `withdrawn:${item?.id}` });
  expect(gave(await objected(invoice))).toEqual([[-5999, 0]]);
});

test("whatever stands on a bill, neither side gives back more than it asks for", () => {
  const cents = fc.integer({ min: -5000, max: 5000 });
  const items = fc.array(fc.record({ kind: fc.constantFrom("pack", "withdrawn", "doubleRefund", "portingDelay"), grossCents: cents }));
  fc.assert(
    fc.property(items, fc.nat({ max: 1000 }), (all, share) => {
      const of = (some: typeof all) => some.reduce((total, { grossCents }) => total + grossCents, 0);
      const { taxed, untaxed } = bySubjectToVat(all);
      fc.pre(of(all) > 0);
      const objection = Math.max(1, Math.floor((of(all) * share) / 1000));
      const without = untaxedShare(all, objection);
      expect(without).toBeGreaterThanOrEqual(0);
      expect(without).toBeLessThanOrEqual(askedCents(untaxed));
      expect(objection - without).toBeGreaterThanOrEqual(0);
      expect(objection - without).toBeLessThanOrEqual(askedCents(taxed));
    }),
  );
});
