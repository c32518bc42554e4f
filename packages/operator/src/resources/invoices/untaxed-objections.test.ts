import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InvoiceRow, invoices } from "../../db/schema/billing.ts";
import { users } from "../../db/schema/users.ts";
import { newSubscriber } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { decide, object } from "../../testing/objections.ts";
import { recipientOf } from "./facts.ts";
import { DOUBLE_REFUND } from "./labels.ts";
import { writeInvoice } from "./write.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

/** An invoice over what bears VAT and what does not, and its credit notes once an objection to `cents` of it was right. */
async function credited(sums: Readonly<Record<"pack" | "doubleRefund", number>>, cents?: number) {
  const { db, clock } = operator.deps;
  const fan = await newSubscriber(operator);
  const [user] = await db.select().from(users).where(eq(users.id, fan.userId));
  if (!user) throw new Error("no fan");
  const entry = (kind: "pack" | "doubleRefund") => ({
    kind,
    grossCents: sums[kind],
    lineId: null,
    label: DOUBLE_REFUND,
    zone: null,
    quantity: 1,
  });
  const invoice = await writeInvoice(db, {
    ...{ user, kind: "period", key: `period:${randomUUID()}`, period: { from: "2026-11-03", to: "2026-11-03" } },
    entries: [entry("pack"), entry("doubleRefund")].filter(({ grossCents }) => grossCents !== 0),
    ...{ facts: { recipient: recipientOf(user), contracts: [] }, issuedAt: clock.now() },
  });
  if (!invoice) throw new Error("no invoice");
  await object(operator, { userId: fan.userId, id: invoice.id }, cents);
  await decide(operator, invoice, "accept");
  const all = await db.select().from(invoices).where(eq(invoices.userId, fan.userId));
  return { invoice, notes: all.filter(({ kind }) => kind === "credit") };
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

test("an objection to a part takes back that part of both", async () => {
  const { notes } = await credited({ pack: 1190, doubleRefund: 1190 }, 238);
  expect(notes.map(({ grossCents, vatCents }) => [grossCents, vatCents])).toEqual(
    expect.arrayContaining([
      [-119, -19],
      [-119, 0],
    ]),
  );
});
