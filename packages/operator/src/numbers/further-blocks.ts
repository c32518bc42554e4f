import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { registryNumbers, reservations } from "../db/schema/numbers.ts";
import { defineRecurring } from "../kernel/outbox/recurring.ts";

/** The stock grows when fewer numbers than this are free. Fans may take as many in a minute after a club's announcement. */
export const FEW_NUMBERS = 300;

/** Adds further blocks of ordinary numbers to the stock while few are free, as long as the network assigns any. */
export const takeFurtherBlocks = defineRecurring("numbers.furtherBlocks", { everyMinutes: 1 }, async ({ deps, db }) => {
  const now = deps.clock.now();
  for (let place = 0; (await freeNumbers(db, now)) < FEW_NUMBERS; place++) {
    const block = await deps.providers.partner.numberBlock(db, place);
    if (block.length === 0) return;
    // A block from an earlier run is already there; the loop continues with the next.
    await db
      .insert(registryNumbers)
      .values([...block])
      .onConflictDoNothing();
  }
});

/** Counts ordinary numbers that are neither assigned nor reserved. */
function freeNumbers(db: Db, now: Date): Promise<number> {
  const kept = sql`exists (select 1 from ${reservations} where ${reservations.registryId} = ${registryNumbers.id}
    and (${reservations.state} = 'assigned' or (${reservations.state} in ('held', 'paymentHeld') and ${reservations.expiresAt} > ${now})))`;
  const rested = or(isNull(registryNumbers.quarantineUntil), lte(registryNumbers.quarantineUntil, now));
  return db.$count(registryNumbers, and(eq(registryNumbers.kind, "general"), rested, sql`not ${kept}`));
}
