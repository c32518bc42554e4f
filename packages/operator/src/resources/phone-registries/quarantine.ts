import { DAY_MS, NUMBER_QUARANTINE_DAYS } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { registryNumbers, reservations } from "../../db/schema/numbers.ts";

/** A number of the own stock rests for 90 days (flows §4.4); one that was brought along goes back to whom it came from. */
export async function quarantine(db: Db, msisdn: string, now: Date): Promise<void> {
  const quarantineUntil = new Date(now.getTime() + NUMBER_QUARANTINE_DAYS * DAY_MS);
  const [number] = await db.update(registryNumbers).set({ quarantineUntil }).where(eq(registryNumbers.msisdn, msisdn)).returning();
  if (!number) return;
  await db
    .update(reservations)
    .set({ state: "released" })
    .where(and(eq(reservations.registryId, number.id), eq(reservations.state, "assigned")));
}
