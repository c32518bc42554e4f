import { germanDay, monthOf } from "@tribun/domain";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineJob } from "../kernel/outbox/job.ts";
import { defineRecurring } from "../kernel/outbox/recurring.ts";
import { itemise } from "../lines/evn/itemise.ts";
import { billFan } from "./bill-fan.ts";
import { closeAccount } from "./close-account.ts";
import { sendNewInvoice } from "./issue-job.ts";
import { waiveFromTheStart } from "./waive.ts";

/** Fans per run. The next run takes the rest. */
const BATCH = 2000;

/** Bills one fan for every past month, and pays out what the operator owes a fan whose contracts have all ended. */
export const billFanJob = defineJob("billing.fan", v.object({ userId: v.string() }), async ({ userId }, { deps, db }) => {
  const now = deps.clock.now();
  for (const invoice of await billFan(db, userId, now)) {
    await deps.outbox.enqueue(db, sendNewInvoice, { invoiceId: invoice.id });
    await itemise(deps, db, invoice);
    await waiveFromTheStart({ deps, db, now }, invoice);
  }
  await closeAccount(deps, db, userId);
});

/**
 * Enqueues one billing job for each fan with a past month that is not billed yet. A fan whose lines never began may still have charges or
 * credits, for example when a bank takes back a payment that was refunded. A line that staff ended for a day in a billed month counts too.
 */
export const billingRun = defineRecurring("billing.run", { everyMinutes: 30 }, async ({ deps, db }) => {
  const running = monthOf(germanDay(deps.clock.nowMs())).from;
  const start = sql`(${running}::date::timestamp at time zone 'Europe/Berlin')`;
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select due.user_id
    from (
      select l.user_id
      from lines l
      left join billing_accounts a on a.user_id = l.user_id
      left join line_ends e on e.line_id = l.id
      where l.activated_at < ${start} and (
        a.user_id is null or e.ends_on is null
        or greatest(e.ends_on::timestamp, e.noted_at at time zone 'Europe/Berlin') >= a.next_month
      )
      union
      select c.user_id from charges c where c.invoice_id is null and c.at < ${start}
    ) due
    left join billing_accounts a on a.user_id = due.user_id
    where a.user_id is null or a.next_month < ${running}::date
    order by due.user_id
    limit ${BATCH}`);
  for (const { user_id: userId } of rows) await deps.outbox.enqueue(db, billFanJob, { userId });
});
