import { addMonths, clubShareBase, clubShareOf, germanDay, HOUR_MS, isInvoicePaid, startOfGermanDay } from "@tribun/domain";
import { and, asc, eq, inArray, like } from "drizzle-orm";
import fc from "fast-check";
import { sweep } from "@tribun/vitest-config/sweep";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clubShareBookings, invoices } from "../../db/schema/billing.ts";
import { newSubscriber } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { moneyHappens } from "../../testing/invoice-money.ts";
import { billFan } from "../bill-fan.ts";
import { addCharge, addCredit } from "../../ledger/charges.ts";
import { itemsOf } from "../store.ts";
import { bySubjectToVat } from "../../ledger/untaxed.ts";

const RATE = 200;

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const cents = fc.integer({ min: 1, max: 4_000 });
const event = fc.oneof(
  fc.record({ kind: fc.constantFrom("charge" as const, "credit" as const, "damage" as const), cents }),
  fc.constant({ kind: "month" as const }),
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("money" as const), pick: fc.nat({ max: 30 }), share: fc.integer({ min: 1, max: 4 }) }),
  },
);

/** Gross cents that credit notes have credited of a bill. The bill's own sum does not show them. */
async function notedCents(billId: string): Promise<number> {
  const about = and(eq(invoices.kind, "credit"), like(invoices.key, `%:${billId}%`));
  const notes = await operator.deps.db.select().from(invoices).where(about);
  return -notes.reduce((sum, { grossCents }) => sum + grossCents, 0);
}

/** Checks that each bill's bookings add up to the share of what it brought in, and that no running total is negative. */
async function expectBooks(userId: string, story: string): Promise<void> {
  const { db } = operator.deps;
  const bills = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const ids = bills.map(({ id }) => id);
  if (ids.length === 0) return;
  const items = await itemsOf(db, ids);
  const booked = await db
    .select()
    .from(clubShareBookings)
    .where(inArray(clubShareBookings.invoiceId, ids))
    .orderBy(asc(clubShareBookings.id));
  for (const bill of bills) {
    const own = booked.filter(({ invoiceId }) => invoiceId === bill.id);
    const taxedItems = bySubjectToVat(items.filter(({ invoiceId }) => invoiceId === bill.id)).taxed;
    const counts = bill.kind === "period" && isInvoicePaid(bill);
    const creditedCents = await notedCents(bill.id);
    let sum = 0;
    for (const { amountCents } of own) {
      sum += amountCents;
      expect(sum, story).toBeGreaterThanOrEqual(0);
      expect(amountCents, story).not.toBe(0);
    }
    expect(sum, story).toBe(counts ? clubShareOf(clubShareBase({ ...bill, creditedCents, taxedItems }), RATE) : 0);
    expect(sum, story).toBeLessThanOrEqual(Math.max(0, bill.grossCents - creditedCents));
  }
}

test(
  "whatever is billed, paid, taken back, objected to and credited in whatever order: the books hold the share of what was paid",
  { timeout: 60_000 },
  async () => {
    const { db } = operator.deps;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 24 }), async (events) => {
        const fan = await newSubscriber(operator);
        let today = germanDay(operator.clock.base());
        const story: string[] = [];
        const bill = async () => {
          today = addMonths(today, 1);
          await db.transaction((tx) => billFan(tx, fan.userId, new Date(startOfGermanDay(today) + 12 * HOUR_MS)));
        };
        await bill();
        for (const [index, one] of events.entries()) {
          if (one.kind === "month") await bill();
          else if (one.kind === "money") story.push(await moneyHappens(operator.deps, fan, one));
          else {
            const kind = { charge: "usage.sms", credit: "test", damage: "portingDelay" }[one.kind];
            const { userId, lineId } = fan;
            const at = new Date(startOfGermanDay(today) + HOUR_MS);
            const entry = { userId, lineId, teamId: 1, kind, label: { de: kind, tr: kind }, at, sourceId: `${userId}:${index}` };
            await (one.kind === "charge" ? addCharge : addCredit)(db, { ...entry, amountCents: one.cents });
          }
          await expectBooks(fan.userId, story.join(", "));
        }
      }),
      { numRuns: sweep(12, 60) },
    );
  },
);
