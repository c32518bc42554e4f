import { germanDay } from "@tribun/domain";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type LineRow, lines, tariffChanges, usage } from "../../db/schema/lines.ts";
import { freshUsage } from "../lines/fresh-usage.ts";
import { findTariff } from "../tariffs/store.ts";

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

/**
 * Takes back what a line was given since a day: its contract was terminated on that day, before the new tariff's first one. The caller
 * holds the line's row.
 * @returns the line as it is then
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
