import { germanDay } from "@tribun/domain";
import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type LineRow, lines, tariffChanges } from "../../db/schema/lines.ts";

/** A change that waits. */
export const isPlanned = eq(tariffChanges.state, "planned");

/**
 * Gives a line the tariff that its fan chose, once its day has come; the month that begins with it is counted by that tariff. The caller
 * holds the line's row.
 * @returns the line as it is then
 */
export async function applyDueChange(db: Db, line: LineRow, now: Date): Promise<LineRow> {
  const [due] = await db
    .update(tariffChanges)
    .set({ state: "done", updatedAt: now })
    .where(and(eq(tariffChanges.lineId, line.id), isPlanned, lte(tariffChanges.effectiveOn, germanDay(now.getTime()))))
    .returning();
  if (!due) return line;
  const { tariffId, commitmentEnd } = due;
  const [changed] = await db.update(lines).set({ tariffId, commitmentEnd }).where(eq(lines.id, line.id)).returning();
  if (!changed) throw new Error("line was not written");
  return changed;
}

/** A contract that ends has no other tariff to come. */
export async function dropPlannedChange(db: Db, lineId: string, now: Date): Promise<void> {
  await db
    .update(tariffChanges)
    .set({ state: "cancelled", updatedAt: now })
    .where(and(eq(tariffChanges.lineId, lineId), isPlanned));
}
