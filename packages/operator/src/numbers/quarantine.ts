import { DAY_MS, NUMBER_QUARANTINE_DAYS } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { registryNumbers, reservations } from "../db/schema/numbers.ts";

/** Puts a number from stock into quarantine for 90 days (flows §4.4). A ported number is not in stock and goes back to its donor. */
export async function quarantine(db: Db, msisdn: string, now: Date): Promise<void> {
  const quarantineUntil = new Date(now.getTime() + NUMBER_QUARANTINE_DAYS * DAY_MS);
  const [number] = await db.update(registryNumbers).set({ quarantineUntil }).where(eq(registryNumbers.msisdn, msisdn)).returning();
  if (!number) return;
  await db
    .update(reservations)
    .set({ state: "released" })
    .where(and(eq(reservations.registryId, number.id), eq(reservations.state, "assigned")));
}
