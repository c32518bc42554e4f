import { CURRENT_SIM_STATES, type SimEvent, simTransition } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { anyOf } from "../../db/of-lines.ts";
import { simEvents, type SimReplacementRow, simReplacements } from "../../db/schema/line-care.ts";
import { type SimRow, sims } from "../../db/schema/lines.ts";
import { Problem } from "../../base/problem.ts";

/** SQL condition for a line's current SIM, excluding earlier ones and those on their way. */
export const isCurrent = inArray(sims.state, [...CURRENT_SIM_STATES]);

/** A line's current SIM, locked until the transaction ends. @throws Problem -1 with status 409 for a line without one */
export async function lockCurrentSim(db: Db, lineId: string): Promise<SimRow> {
  const [row] = await db
    .select()
    .from(sims)
    .where(and(eq(sims.lineId, lineId), isCurrent))
    .for("update");
  if (!row) throw Problem.failed({ status: 409, reason: "sim.none" });
  return row;
}

/**
 * Applies an event and records it.
 * @throws Problem -1 with status 409 when the state does not allow it
 */
export async function advanceSim(db: Db, sim: SimRow, event: SimEvent, now: Date, detail?: string): Promise<SimRow> {
  const state = simTransition(sim.state, event);
  if (state === undefined) throw Problem.failed({ status: 409, reason: `sim.${sim.state}` });
  const [row] = await db.update(sims).set({ state }).where(eq(sims.iccid, sim.iccid)).returning();
  if (!row) throw new Error("sim was not written");
  await db.insert(simEvents).values({ iccid: sim.iccid, event, fromState: sim.state, toState: state, at: now, detail: detail ?? null });
  return row;
}

/** The open replacement of a line. */
export async function openReplacement(db: Db, lineId: string): Promise<SimReplacementRow | undefined> {
  return (await openReplacements(db, [lineId]))(lineId);
}

/** The open replacements of several lines; each has at most one. */
export async function openReplacements(db: Db, lineIds: readonly string[]): Promise<(lineId: string) => SimReplacementRow | undefined> {
  const rows = await db
    .select()
    .from(simReplacements)
    .where(and(anyOf(simReplacements.lineId, lineIds), inArray(simReplacements.state, ["ordered", "shipped"])));
  return (lineId) => rows.find((row) => row.lineId === lineId);
}
