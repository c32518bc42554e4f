import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { roamingBlocks } from "../../db/schema/line-care.ts";

/** Whether the fan had blocked mobile data outside the EU for a line at a moment. */
export async function isRoamingBlocked(db: Db, lineId: string, at: Date): Promise<boolean> {
  const { from, until } = roamingBlocks;
  const held = and(eq(roamingBlocks.lineId, lineId), lte(from, at), or(isNull(until), gt(until, at)));
  return (await db.$count(roamingBlocks, held)) > 0;
}

/** Sets the block from now on; an unchanged value does nothing. The caller must have locked the line's row. */
export async function setRoamingBlock(db: Db, lineId: string, blocked: boolean, now: Date): Promise<void> {
  if ((await isRoamingBlocked(db, lineId, now)) === blocked) return;
  if (blocked) {
    await db
      .insert(roamingBlocks)
      .values({ lineId, from: now })
      .onConflictDoUpdate({
        target: [roamingBlocks.lineId, roamingBlocks.from],
        set: { until: null },
      });
    return;
  }
  await db
    .update(roamingBlocks)
    .set({ until: now })
    .where(and(eq(roamingBlocks.lineId, lineId), isNull(roamingBlocks.until)));
}
