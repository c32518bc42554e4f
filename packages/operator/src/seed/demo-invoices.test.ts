import { chargesDetails, invoiceDetail, myInvoices } from "@tribun/api-client/contract";
import { REMINDER_2_DAYS } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoices } from "../db/schema/billing.ts";
import { users } from "../db/schema/users.ts";
import { sessionOf } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { DEMO_EMAIL } from "./demo.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test.each(SEED_TEAMS.map(({ id }) => id))("the demo fan of club %i has invoices of three months, and one to pay", async (teamId) => {
  const { db } = operator.deps;
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, DEMO_EMAIL), eq(users.teamId, teamId)));
  const as = await sessionOf(operator, { userId: user?.id ?? "", teamId });
  const rows = await operator.call(myInvoices, {}, as);
  // The test's clock stands on 3 November 2026, 75 days after the activation.
  expect(
    rows.map(({ period, total, status, paidDate, number }) => [number, period.from, period.to, total.amount, status, paidDate]),
  ).toEqual([
    [`R${teamId}-2026-000003`, "2026-10-01", "2026-10-31", 1499, "issued", undefined],
    [`R${teamId}-2026-000002`, "2026-09-01", "2026-09-30", 1499, "paid", "2026-10-15"],
    [`R${teamId}-2026-000001`, "2026-08-20", "2026-08-31", 580, "paid", "2026-09-15"],
  ]);
  expect(rows[1]?.diffToPrevious?.amount).toBe(919);
  expect((await operator.call(invoiceDetail, { params: { id: rows[0]?.id ?? "" } }, as)).payable).toBe(true);
  expect((await operator.call(chargesDetails, {}, as)).periodFrom).toBe("2026-11-01");
});

test("a billing run finds nothing more to bill for them", async () => {
  await operator.runRecurring("billing.run");
  await operator.runJobs();
  const [user] = await operator.deps.db.select().from(users).where(eq(users.email, DEMO_EMAIL));
  expect(
    await operator.call(myInvoices, {}, await sessionOf(operator, { userId: user?.id ?? "", teamId: user?.teamId ?? 0 })),
  ).toHaveLength(3);
});

test("one that is late at the first start is asked for like that of any other fan", async () => {
  const later = await createTestOperator({ at: Date.parse("2026-11-25T11:00:00Z") });
  try {
    const { db } = later.deps;
    const statuses = async () => new Set((await db.select().from(invoices)).map(({ state }) => state));
    expect(await statuses()).toEqual(new Set(["paid", "overdue"]));
    await later.runJobs();
    expect(await statuses()).toEqual(new Set(["paid", "reminder1"]));
    later.clock.advance({ days: REMINDER_2_DAYS });
    await later.runJobs();
    expect(await statuses()).toEqual(new Set(["paid", "reminder2"]));
  } finally {
    await later.stop();
  }
});

test("one that is open at the first start is late when nobody has paid it by its day, like that of any other fan", async () => {
  const early = await createTestOperator();
  try {
    const { db } = early.deps;
    const statuses = async () => new Set((await db.select().from(invoices)).map(({ state }) => state));
    // From 3 November to the due date, then one day more.
    early.clock.advance({ days: 12 });
    await early.runJobs();
    expect(await statuses()).toEqual(new Set(["paid", "issued"]));
    early.clock.advance({ days: 1 });
    await early.runJobs();
    expect(await statuses()).toEqual(new Set(["paid", "overdue"]));
  } finally {
    await early.stop();
  }
});
