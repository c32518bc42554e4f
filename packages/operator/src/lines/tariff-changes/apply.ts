import { germanDay } from "@tribun/domain";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type LineRow, lines, tariffChanges, usage } from "../../db/schema/lines.ts";
import { freshUsage } from "../fresh-usage.ts";
import { findTariff } from "../../catalogue/tariffs/store.ts";

/** SQL condition for planned changes. */
export const isPlanned = eq(tariffChanges.state, "planned");

/**
 * Gives a line its planned tariff once the day has come; the month that begins then is counted by that tariff. The caller must have locked
 * the line's row.
 * @returns the line's new row
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

/** Cancels the planned change of a contract that ends. */
export async function dropPlannedChange(db: Db, lineId: string, now: Date): Promise<void> {
  await db
    .update(tariffChanges)
    .set({ state: "cancelled", updatedAt: now })
    .where(and(eq(tariffChanges.lineId, lineId), isPlanned));
}

/**
 * Reverts the tariff changes carried out after a day, because the contract was terminated on that day, before the new tariff's first one.
 * The caller must have locked the line's row.
 * @returns the line's new row
 */
export async function undoChangesSince(db: Db, line: LineRow, day: string, now: Date): Promise<LineRow> {
  const since = and(eq(tariffChanges.lineId, line.id), eq(tariffChanges.state, "done"), gt(tariffChanges.effectiveOn, day));
  const [first] = await db.select().from(tariffChanges).where(since).orderBy(asc(tariffChanges.effectiveOn)).limit(1);
  const tariff = first?.fromTariffId ? await findTariff(db, first.fromTariffId) : undefined;
  if (!first || !tariff) return line;
  await db.update(tariffChanges).set({ state: "cancelled", updatedAt: now }).where(since);
  for (const { kind, zone, total } of freshUsage(line.id, tariff, line.bonusGb, now)) {
    await db
      .update(usage)
      .set({ total })
      .where(and(eq(usage.lineId, line.id), eq(usage.kind, kind), eq(usage.zone, zone)));
  }
  const before = { tariffId: tariff.id, commitmentEnd: first.fromCommitmentEnd };
  const [changed] = await db.update(lines).set(before).where(eq(lines.id, line.id)).returning();
  if (!changed) throw new Error("line was not written");
  return changed;
}
