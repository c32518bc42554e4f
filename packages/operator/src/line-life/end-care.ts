import { simTransition } from "@tribun/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { simReplacements } from "../db/schema/line-care.ts";
import { sims } from "../db/schema/lines.ts";
import type { Deps } from "../kernel/deps.ts";
import { endPacksOfLine } from "../packs/end-pack.ts";
import { advanceSim } from "../lines/sims/store.ts";

/** Ends the SIMs, pending SIM replacements and packs of an ended line. A repeated call changes nothing. */
export async function endCare(deps: Deps, db: Db, lineId: string): Promise<void> {
  const now = deps.clock.now();
  const all = await db.select().from(sims).where(eq(sims.lineId, lineId)).for("update");
  for (const sim of all) if (simTransition(sim.state, "end")) await advanceSim(db, sim, "end", now, "lineEnded");
  await db
    .update(simReplacements)
    .set({ state: "failed", updatedAt: now })
    .where(and(eq(simReplacements.lineId, lineId), inArray(simReplacements.state, ["ordered", "shipped"])));
  await endPacksOfLine(deps, db, lineId, now);
}
