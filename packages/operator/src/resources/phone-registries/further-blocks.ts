import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { registryNumbers, reservations } from "../../db/schema/numbers.ts";
import { defineRecurring } from "../../outbox/recurring.ts";

/** Below this many free numbers the stock grows. After a club's announcement, fans may take so many in a minute. */
export const FEW_NUMBERS = 300;

/** Takes further blocks of ordinary numbers into the stock while few are free, for as long as the network hands one out. */
export const takeFurtherBlocks = defineRecurring("numbers.furtherBlocks", { everyMinutes: 1 }, async ({ deps, db }) => {
  const now = deps.clock.now();
  for (let place = 0; (await freeNumbers(db, now)) < FEW_NUMBERS; place++) {
    const block = await deps.providers.partner.numberBlock(db, place);
    if (block.length === 0) return;
    // A block that was taken before is there already, and the next one is asked for.
    await db
      .insert(registryNumbers)
      .values([...block])
      .onConflictDoNothing();
  }
});

/** Counts ordinary numbers that are neither given away nor reserved. */
function freeNumbers(db: Db, now: Date): Promise<number> {
  const kept = sql`exists (select 1 from ${reservations} where ${reservations.registryId} = ${registryNumbers.id}
    and (${reservations.state} = 'assigned' or (${reservations.state} in ('held', 'paymentHeld') and ${reservations.expiresAt} > ${now})))`;
  const rested = or(isNull(registryNumbers.quarantineUntil), lte(registryNumbers.quarantineUntil, now));
  return db.$count(registryNumbers, and(eq(registryNumbers.kind, "general"), rested, sql`not ${kept}`));
}
