import { campaigns, giveaways, login, mediaNews, myInvoices, myLines, surveyDetail } from "@tribun/api-client/contract";
import { addCalendarDays, germanDay } from "@tribun/domain";
import { sweep } from "@tribun/vitest-config/sweep";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import type { Db } from "../db/database.ts";
import { seedTestDatabase } from "../testing/global-setup.ts";
import { type As, createTestOperator, type TestOperator } from "../testing/index.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "./demo.ts";

/**
 * Days on which date arithmetic tends to fail, each near midnight in Germany, where an error gives the neighbouring day; the sample first.
 */
const MOMENTS = [
  "2028-03-01T00:10+01:00",
  "2027-12-31T23:30+01:00",
  "2028-02-28T23:30+01:00",
  "2028-02-29T12:00+01:00",
  "2028-01-01T00:00+01:00",
  "2027-03-28T01:59+01:00",
  "2027-10-31T02:30+01:00",
  "2027-05-31T12:00+02:00",
  "2027-06-16T00:05+02:00",
];

let operator: TestOperator;
afterEach(() => operator.stop());

/** Columns that may be in the future; the others record the past. */
const AHEAD = /^(valid_from|valid_to|opens_at|closes_at|draw_at|kick_off|due_at)$/;

/** Lists everything in the database that claims to have happened although its time is in the future. */
async function fromTheFuture(db: Db, now: number): Promise<string[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'`);
  const found: string[] = [];
  for (const { table, column } of rows.filter((row) => !AHEAD.test(row.column))) {
    const { rows: late } = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} > ${new Date(now).toISOString()} limit 1`,
    );
    if (late.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

describe.each(MOMENTS.slice(0, sweep(2, MOMENTS.length)))("an operator that is first started at %s", (moment) => {
  const now = Date.parse(moment);
  const today = germanDay(now);

  test("shows a demo that makes sense, and starts again the next day", async () => {
    operator = await createTestOperator({ at: now });
    expect(await fromTheFuture(operator.deps.db, now)).toEqual([]);
    const { accessToken } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
    await checkFan({ token: accessToken }, today);
    await checkOffers();

    operator.clock.advance({ days: 1 });
    await seedTestDatabase(operator.databaseUrl, operator.clock.base());
    await operator.runRecurring("billing.run");
    await operator.runJobs();
    const again = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
    await checkFan({ token: again.accessToken }, germanDay(operator.clock.base()));
  });
});

async function checkFan(as: As, today: string): Promise<void> {
  const [line] = await operator.call(myLines, {}, as);
  expect(line?.renewalDate ?? "").toMatch(/-01$/);
  expect(addCalendarDays(line?.renewalDate ?? "", -31) <= today && (line?.renewalDate ?? "") > today).toBe(true);
  expect((line?.commitmentEnd ?? "") > today).toBe(true);
  const invoices = (await operator.call(myInvoices, {}, as)).toReversed();
  expect(invoices[0]?.period.from).toBe(germanDay(Date.parse(line?.activatedAt ?? "")));
  // Billed without a gap, up to the current month.
  const follows = invoices.slice(1).map(({ period }) => period.from);
  expect([...follows, `${today.slice(0, 7)}-01`]).toEqual(invoices.map(({ period }) => addCalendarDays(period.to, 1)));
  // The seed's last bill is unpaid, and a day later a new one may follow.
  const unpaid = invoices.filter(({ status }) => status !== "paid");
  expect(unpaid.length).toBeLessThan(3);
  for (const { status, dueDate } of unpaid) expect(dueDate < today ? ["overdue", "reminder1"] : ["issued"]).toContain(status);
}

async function checkOffers(): Promise<void> {
  expect((await operator.call(giveaways)).map(({ state }) => state)).toContain("open");
  expect((await operator.call(campaigns)).length).toBeGreaterThan(1);
  expect((await operator.call(mediaNews)).length).toBeGreaterThan(1);
  expect((await operator.call(surveyDetail, { params: { id: "kurve-2026" } })).questions.length).toBeGreaterThan(1);
}
