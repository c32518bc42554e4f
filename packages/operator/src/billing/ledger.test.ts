import { randomUUID } from "node:crypto";
import { HOUR_MS, addMonths, baseFee, germanDay, monthOf, startOfGermanDay } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges, invoiceItems, invoices } from "../db/schema/billing.ts";
import { newSubscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { moneyHappens, SETTLING_KINDS, settling, whatIsOwed } from "../testing/invoice-money.ts";
import { billFan } from "./bill-fan.ts";
import { addCharge, addCredit } from "../ledger/charges.ts";
import { sweep } from "@tribun/vitest-config/sweep";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** The events of a fan's account: a posting (perhaps repeated), a bill, a payment or an objection, the next month. */
const event = fc.oneof(
  fc.record({ kind: fc.constant("charge" as const), cents: fc.integer({ min: 0, max: 5_000 }), source: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ kind: fc.constant("credit" as const), cents: fc.integer({ min: 0, max: 5_000 }), source: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ kind: fc.constant("damage" as const), cents: fc.integer({ min: 0, max: 5_000 }), source: fc.integer({ min: 0, max: 6 }) }),
  fc.constant({ kind: "bill" as const }),
  fc.constant({ kind: "month" as const }),
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant("money" as const), pick: fc.nat({ max: 30 }), share: fc.integer({ min: 1, max: 4 }) }),
  },
);

test(
  "whatever is posted, repeated, billed, paid, taken back and objected to in whatever order: nothing is charged twice and no cent is lost",
  { timeout: 60_000 },
  async () => {
    const { db } = operator.deps;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 12, maxLength: 40 }), async (events) => {
        const fan = await newSubscriber(operator);
        const startedOn = germanDay(operator.clock.base());
        let today = startedOn;
        let posted = 0;
        const at = () => new Date(startOfGermanDay(today) + 12 * HOUR_MS);
        const run = randomUUID();
        const story: string[] = [];
        for (const one of [{ kind: "month" as const }, { kind: "bill" as const }, ...events]) {
          if (one.kind === "month") today = addMonths(today, 1);
          else if (one.kind === "bill") await db.transaction((tx) => billFan(tx, fan.userId, at()));
          else if (one.kind === "money") {
            story.push(await moneyHappens(operator.deps, fan, one));
            const { shouldPayCents, paidCents, dueCents } = await whatIsOwed(db, fan.userId);
            expect(paidCents + dueCents, story.join(", ")).toBe(shouldPayCents);
          } else {
            const entry = {
              lineId: fan.lineId,
              userId: fan.userId,
              teamId: 1,
              // A bill holds usage as one item.
              kind: { charge: "usage.sms", credit: "test", damage: "portingDelay" }[one.kind],
              label: { de: "x", tr: "x" },
              at: at(),
            };
            const post = one.kind === "charge" ? addCharge : addCredit;
            const first = await post(db, { ...entry, amountCents: one.cents, sourceId: `${run}:${one.source}` });
            if (first) posted += one.kind === "charge" ? one.cents : -one.cents;
          }
        }
        today = addMonths(today, 1);
        await db.transaction((tx) => billFan(tx, fan.userId, at()));

        let fees = 0;
        for (let month = monthOf(startedOn); month.to < today; month = monthOf(addMonths(month.from, 1))) {
          fees += baseFee({ monthlyCents: 1499, startedOn, endedOn: undefined }, month)?.cents ?? 0;
        }
        const made = await db
          .select()
          .from(invoices)
          .where(and(eq(invoices.userId, fan.userId), eq(invoices.kind, "period")));
        const waiting = (await db.select().from(charges).where(eq(charges.userId, fan.userId))).filter(
          ({ invoiceId }) => invoiceId === null,
        );
        const { billedCents, waitingCents } = await settling(db, fan.userId);
        const settled = billedCents + waitingCents;
        const billed = made.reduce((sum, { grossCents }) => sum + grossCents, 0);
        expect(billed + waiting.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(fees + posted + settled);
        expect(Math.min(0, ...made.map(({ grossCents }) => grossCents))).toBe(0);
        expect(new Set(made.map(({ periodFrom }) => periodFrom.slice(0, 7))).size).toBe(made.length);
        for (const { id, grossCents, netCents, vatCents } of made) {
          const items = await db.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, id));
          for (const item of items)
            if (item.kind === "portingDelay") expect(item).toMatchObject({ vatCents: 0, netCents: item.grossCents });
          // VAT is rounded per item, so a credit that uses up other items may leave half a cent for each of them. A bill with an item that
          // settles a payment is exempt: that item bears no VAT, so a credit may take off more VAT than the bill has.
          if (!items.some(({ kind }) => SETTLING_KINDS.includes(kind))) expect(vatCents).toBeGreaterThanOrEqual(-items.length / 2);
          const sum = (pick: "grossCents" | "netCents" | "vatCents") => items.reduce((total, item) => total + item[pick], 0);
          expect([sum("grossCents"), sum("netCents"), sum("vatCents")]).toEqual([grossCents, netCents, vatCents]);
        }
      }),
      { numRuns: sweep(15, 60) },
    );
  },
);
