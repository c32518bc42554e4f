import { addMonths, usagePeriod } from "@tribun/domain";
import { and, eq, gt, lt, ne } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { usagePeriods } from "../../db/schema/line-care.ts";
import { type LineRow, lines, usage } from "../../db/schema/lines.ts";
import { NIL, uuid } from "../../db/uuid.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { workOf } from "../../kernel/outbox/outbox.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { defineSlices, startSlices } from "../../kernel/outbox/slices.ts";
import { freshUsage } from "../fresh-usage.ts";
import { configureLine } from "../sims/network.ts";
import { touch } from "../../base/touch.ts";
import { applyDueChange } from "../tariff-changes/apply.ts";
import { periodStart } from "./volumes.ts";

/**
 * Starts a line's new month in German time: stores past usage for the invoice (L35), resets the volume and applies a planned tariff change.
 * Skipped months are stored with zero usage for late records. Idempotent within a month. The caller must have locked the line's row.
 * @returns true when a new month began
 */
export async function rollOver(db: Db, before: LineRow, now: Date): Promise<boolean> {
  const start = periodStart(now);
  const line = await applyDueChange(db, before, now);
  const old = await db
    .select()
    .from(usage)
    .where(and(eq(usage.lineId, line.id), lt(usage.asOf, start)));
  const [tariff] = old.length === 0 ? [] : await db.select().from(tariffs).where(eq(tariffs.id, line.tariffId));
  if (!tariff) return false;
  const kept = old.flatMap(({ asOf, ...row }) =>
    monthsFrom(asOf, now).map((period, index) => ({ ...row, used: index === 0 ? row.used : 0, period })),
  );
  await db.insert(usagePeriods).values(kept).onConflictDoNothing();
  for (const fresh of freshUsage(line.id, tariff, line.bonusGb, now)) {
    await db
      .insert(usage)
      .values(fresh)
      .onConflictDoUpdate({
        target: [usage.lineId, usage.kind, usage.zone],
        set: { used: 0, total: fresh.total, asOf: now },
        setWhere: lt(usage.asOf, start),
      });
  }
  await touch(db, line.userId);
  return true;
}

/** The months from the one of a moment to the one before the current. An outage may have skipped some. */
function monthsFrom(asOf: Date, now: Date): string[] {
  const present = usagePeriod(now.getTime());
  const months: string[] = [];
  for (let month = usagePeriod(asOf.getTime()); month < present; month = addMonths(`${month}-01`, 1).slice(0, 7)) months.push(month);
  return months;
}

/** Starts one line's new month and restores its full speed. */
export const rollLine = defineJob(
  "usage.rollLine",
  v.object({ lineId: uuid }),
  async ({ lineId }, { deps, db }) => {
    const [line] = await db.select().from(lines).where(eq(lines.id, lineId)).for("update");
    if (!line || !(await rollOver(db, line, deps.clock.now()))) return;
    await configureLine(deps, db, line.id);
  },
  { lane: "bulk" },
);

/** Finds the lines whose new month has not started. */
export const findUnrolled = defineSlices("usage.slice", {
  find: ({ deps, db, after, limit }) =>
    db
      .selectDistinct({ lineId: usage.lineId })
      .from(usage)
      .innerJoin(lines, eq(lines.id, usage.lineId))
      .where(and(gt(usage.lineId, after ?? NIL), lt(usage.asOf, periodStart(deps.clock.now())), ne(lines.state, "ended")))
      .orderBy(usage.lineId)
      .limit(limit),
  keyOf: ({ lineId }) => lineId,
  take: (rows, { deps, db }) =>
    deps.outbox.enqueueAll(
      db,
      rows.map(({ lineId }) => workOf(rollLine, { lineId }, { once: lineId })),
    ),
});

export const rollOverAll = defineRecurring("usage.rollOver", { everyMinutes: 10 }, ({ deps, db }) => startSlices(deps, db, findUnrolled));
