import { DAY_MS } from "@tribun/domain";
import { and, eq, inArray, lt, ne } from "drizzle-orm";
import * as v from "valibot";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/database.ts";
import { usageFeed, usageRecords } from "../../db/schema/line-care.ts";
import { lines } from "../../db/schema/lines.ts";
import { DAY_ATTEMPTS, defineJob } from "../../outbox/outbox.ts";
import { defineRecurring } from "../../outbox/recurring.ts";
import { forgetCalls } from "../evn/keep.ts";
import { recordUsage } from "./record.ts";
import { NETWORK_FEED } from "./volumes.ts";
import { KEPT_DAYS } from "../privacy/kept-days.ts";

/** Reads one page of what the network counted. The mark is kept in the same transaction, so nothing is left out or read twice. */
export const collectUsage = defineJob(
  "usage.collect",
  v.object({}),
  async (_, { deps, db }) => {
    const now = deps.clock.now();
    await db
      .insert(usageFeed)
      .values({ name: NETWORK_FEED, cursor: "", asOf: new Date(0) })
      .onConflictDoNothing();
    const here = eq(usageFeed.name, NETWORK_FEED);
    const [feed] = await db.select().from(usageFeed).where(here).for("update");
    const page = await deps.providers.sim.usage(db, feed?.cursor || undefined);
    const lineOf = await linesOf(db, new Set(page.records.map(({ msisdn }) => msisdn)));
    for (const { msisdn, ...record } of page.records) {
      const lineId = lineOf.get(msisdn);
      if (lineId === undefined) deps.log.warn({ record: record.id }, "usage of a line that nobody has");
      else await recordUsage(deps, db, { ...record, lineId });
    }
    // A clock of the network that runs ahead must not make usage look fresher than it is.
    const asOf = page.asOf > now ? now : page.asOf;
    await db.update(usageFeed).set({ cursor: page.cursor, asOf }).where(here);
    if (page.more) await deps.outbox.enqueue(db, collectUsage, {});
  },
  // The next one is due in a quarter of an hour anyway.
  { attempts: DAY_ATTEMPTS },
);

async function linesOf(db: Db, numbers: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  // How long a page is, the network decides.
  for (const some of chunksOf([...numbers])) {
    const rows = await db
      .select({ id: lines.id, msisdn: lines.msisdn })
      .from(lines)
      .where(and(inArray(lines.msisdn, [...some]), ne(lines.state, "ended")));
    for (const { id, msisdn } of rows) found.set(msisdn, id);
  }
  return found;
}

/** Keeps usage fresh, far more often than the day that § 9 TKTransparenzV asks for (L35). */
export const collectUsageAll = defineRecurring("usage.collect", { everyMinutes: 15 }, async ({ deps, db }) => {
  await deps.outbox.enqueue(db, collectUsage, {});
  const kept = new Date(deps.clock.nowMs() - KEPT_DAYS.usageRecord * DAY_MS);
  await db.delete(usageRecords).where(lt(usageRecords.receivedAt, kept));
  await forgetCalls(db, deps.clock.now());
});
