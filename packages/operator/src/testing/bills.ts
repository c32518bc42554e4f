import { randomUUID } from "node:crypto";
import { addCalendarDays, addMonths, germanDay, makeIccid, monthOf, startOfGermanDay } from "@tribun/domain";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { createClock } from "../base/clock.ts";
import { findTariff } from "../catalogue/tariffs/store.ts";
import { lines, sims, usage } from "../db/schema/lines.ts";
import { freshUsage } from "../lines/fresh-usage.ts";
import { addCrowd } from "./crowd.ts";
import type { TestOperator } from "./index.ts";

const TEAM = 1;
const TARIFF = "tribun-m";

/** Inserts fans directly into the database, each with one line and one bill that is due: that of last month. */
export async function addBilledFans(operator: TestOperator, count: number): Promise<void> {
  const { db } = operator.deps;
  const now = createClock().now();
  const tariff = await findTariff(db, TARIFF);
  if (!tariff) throw new Error(`no tariff ${TARIFF}`);
  const first = addMonths(monthOf(germanDay(now.getTime())).from, -1);
  const activatedAt = new Date(startOfGermanDay(addCalendarDays(first, 9)));
  for (let done = 0; done < count; done += CHUNK) {
    const fans = await addCrowd(operator, Math.min(CHUNK, count - done));
    const rows = fans.map(({ userId }, index) => ({
      ...{ id: randomUUID(), userId, teamId: TEAM, tariffId: TARIFF, state: "active" as const, activatedAt, createdAt: activatedAt },
      msisdn: `+4915297${String(done + index).padStart(6, "0")}`,
      commitmentEnd: null,
    }));
    await db.insert(lines).values(rows);
    await db.insert(sims).values(
      rows.map(({ id: lineId }, index) => ({
        ...{
          iccid: makeIccid(800_000_000 + done + index),
          lineId,
          type: "esim" as const,
          state: "active" as const,
          createdAt: activatedAt,
        },
        ...{ smdpAddress: "smdp.example.com", matchingId: `BILL-${lineId}` },
      })),
    );
    await db.insert(usage).values(rows.flatMap(({ id }) => freshUsage(id, tariff, 0, now)));
  }
}
const CHUNK = 500;

const books = v.object({
  fans: v.number(),
  bills: v.number(),
  /** Fans without a bill, and bills beyond the first. */
  missing: v.number(),
  twice: v.number(),
  /** Numbers that a club has drawn and no invoice bears, and invoices without a number. */
  gaps: v.number(),
  /** Mails with a bill, fans without one, and mails beyond the first. */
  mails: v.number(),
  unmailed: v.number(),
  mailedTwice: v.number(),
});
export type BillBooks = v.InferOutput<typeof books>;

/** Counts the bills of the fans from `addBilledFans`, and what is wrong with them. */
export async function booksOfBills({ deps }: TestOperator): Promise<BillBooks> {
  const { rows } = await deps.db.execute(sql`
    with fans as (select id, email from users where email like 'crowd-%'),
    bills as (select f.id, count(i.id)::int as n from fans f left join invoices i on i.user_id = f.id and i.kind = 'period' group by f.id),
    sent as (select recipient, count(*)::int as n from messages where channel = 'mail' and recipient like 'crowd-%' group by recipient),
    mails as (select f.id, coalesce(s.n, 0) as n from fans f left join sent s on s.recipient = f.email)
    select (select count(*)::int from fans) as fans,
      (select coalesce(sum(n), 0)::int from bills) as bills,
      (select count(*)::int from bills where n = 0) as missing,
      (select coalesce(sum(n - 1), 0)::int from bills where n > 1) as twice,
      (select coalesce(sum(last), 0)::int from invoice_numbers)
        - (select count(*)::int from invoices where number like 'R%') + (select count(*)::int from invoices where number not like 'R%') as gaps,
      (select coalesce(sum(n), 0)::int from mails) as mails,
      (select count(*)::int from mails where n = 0) as unmailed,
      (select coalesce(sum(n - 1), 0)::int from mails where n > 1) as "mailedTwice"`);
  const [row] = v.parse(v.tuple([books]), rows);
  return row;
}
