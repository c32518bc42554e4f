import { MINUTE_MS } from "@tribun/domain";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lines, sims } from "../../db/schema/lines.ts";
import { outbox } from "../../db/schema/operations.ts";
import type { Deps } from "../../kernel/deps.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { handLineToCare } from "./line-case.ts";
import { mailSim } from "./mail.ts";
import { blockCase, syncSim } from "./platform.ts";

/** Milliseconds after which the fan and customer care learn that the platform has not carried out a block. */
const LATE_MS = 15 * MINUTE_MS;

/**
 * Watches a fan's block until the platform has carried it out. `told` is true once the fan was warned; then the fan also gets a
 * confirmation once the block works.
 */
export const lateBlock = defineJob(
  "sim.lateBlock",
  v.object({ iccid: v.string(), told: v.boolean() }),
  async ({ iccid, told }, { deps, db }) => {
    const [row] = await db
      .select({ state: sims.state, line: lines })
      .from(sims)
      .innerJoin(lines, eq(lines.id, sims.lineId))
      .where(eq(sims.iccid, iccid));
    if (row?.state !== "blockedByFan" && row?.state !== "blockedByBoth") return;
    const ofSim = and(eq(outbox.kind, syncSim.kind), sql`${outbox.payload}->>'iccid' = ${iccid}`);
    if ((await db.$count(outbox, and(ofSim, isNull(outbox.doneAt), isNull(outbox.failedAt)))) > 0) {
      if (!told) await handLineToCare(deps, db, row.line.id, blockCase(iccid));
      await enqueue(deps, db, iccid, true);
      return;
    }
    if (!told) return;
    const [last] = await db.select({ doneAt: outbox.doneAt }).from(outbox).where(ofSim).orderBy(desc(outbox.id)).limit(1);
    if (last?.doneAt) await mailSim(deps, db, row.line, "blocked");
  },
);

/** Starts the watch of a block, in the block's transaction. */
export const watchBlock = (deps: Deps, db: Db, iccid: string): Promise<void> => enqueue(deps, db, iccid, false);

function enqueue(deps: Deps, db: Db, iccid: string, told: boolean): Promise<void> {
  return deps.outbox.enqueue(db, lateBlock, { iccid, told }, { dueAt: new Date(deps.clock.nowMs() + LATE_MS) });
}
