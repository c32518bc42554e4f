import { germanDay, monthOf } from "@tribun/domain";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { NIL } from "../db/uuid.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { workOf } from "../kernel/outbox/outbox.ts";
import { defineRecurring } from "../kernel/outbox/recurring.ts";
import { defineSlices, startSlices } from "../kernel/outbox/slices.ts";
import { itemise } from "../lines/evn/itemise.ts";
import { billFan } from "./bill-fan.ts";
import { closeAccount, haveEnded } from "./close-account.ts";
import { sendNewInvoice } from "./issue-job.ts";
import { waiveFromTheStart } from "./waive.ts";

/** Bills one fan for every past month, and pays out what the operator owes a fan whose contracts have all ended. */
export const billFanJob = defineJob(
  "billing.fan",
  v.object({ userId: v.string() }),
  async ({ userId }, { deps, db }) => {
    const now = deps.clock.now();
    let ended = false;
    const made = await billFan(db, userId, now, async (drafts, contracts) => {
      await deps.outbox.enqueueAll(
        db,
        drafts.map(({ id: invoiceId }) => workOf(sendNewInvoice, { invoiceId })),
      );
      for (const draft of drafts) await itemise(deps, db, draft);
      ended = haveEnded(contracts, now);
    });
    for (const invoice of made) await waiveFromTheStart({ deps, db, now }, invoice);
    if (ended) await closeAccount(deps, db, userId);
  },
  { lane: "bulk" },
);

/**
 * Finds the fans with a past month that is not billed yet. A fan whose lines never began may still have charges or credits, for example when
 * a bank takes back a payment that was refunded. A line that staff ended for a day in a billed month counts too.
 */
export const findUnbilled = defineSlices("billing.slice", {
  find: async ({ deps, db, after, limit }) => {
    const running = monthOf(germanDay(deps.clock.nowMs())).from;
    const start = sql`(${running}::date::timestamp at time zone 'Europe/Berlin')`;
    const { rows } = await db.execute<{ id: string }>(sql`
        select u.id
        from users u
        left join billing_accounts a on a.user_id = u.id
        where u.id > ${after ?? NIL}::uuid and (a.user_id is null or a.next_month < ${running}::date)
          and (exists (
            select 1 from lines l left join line_ends e on e.line_id = l.id
            where l.user_id = u.id and l.activated_at < ${start} and (
              a.user_id is null or e.ends_on is null
              or greatest(e.ends_on::timestamp, e.noted_at at time zone 'Europe/Berlin') >= a.next_month))
          or exists (select 1 from charges c where c.user_id = u.id and c.invoice_id is null and c.at < ${start}))
        order by u.id
        limit ${limit}`);
    return rows;
  },
  keyOf: ({ id }) => id,
  take: (rows, { deps, db }) =>
    deps.outbox.enqueueAll(
      db,
      rows.map(({ id: userId }) => workOf(billFanJob, { userId }, { once: userId })),
    ),
});

export const billingRun = defineRecurring("billing.run", { everyMinutes: 30 }, ({ deps, db }) => startSlices(deps, db, findUnbilled));
