import { CURRENT_SIM_STATES } from "@tribun/domain";
import { and, eq, inArray, isNull } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { arrearsBlocks } from "../db/schema/billing.ts";
import { type LineRow, lines, sims } from "../db/schema/lines.ts";
import type { Deps } from "../kernel/deps.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { setOperatorBlock } from "../lines/sims/actions.ts";
import { configureLine } from "../lines/sims/network.ts";

/** Blocks incoming calls a week after outgoing use (§ 61(5) TKG): the SIM registers in no network, except for emergency calls. */
export const blockIncoming = defineJob("line.blockIncoming", v.object({ blockId: v.string() }), async ({ blockId }, { deps, db }) => {
  const [row] = await db
    .select({ line: lines })
    .from(arrearsBlocks)
    .innerJoin(lines, eq(lines.id, arrearsBlocks.lineId))
    .where(and(eq(arrearsBlocks.id, blockId), isNull(arrearsBlocks.liftedAt), eq(lines.state, "blocked")))
    .for("update");
  if (row) await barSim(deps, db, row.line, true);
});

/** Blocks or unblocks the line's current SIM, if it has one, and sends the line's allowed services to the network. */
export async function barSim(deps: Deps, db: Db, line: LineRow, blocked: boolean): Promise<void> {
  const [sim] = await db
    .select({ iccid: sims.iccid })
    .from(sims)
    .where(and(eq(sims.lineId, line.id), inArray(sims.state, [...CURRENT_SIM_STATES])));
  if (sim) await setOperatorBlock({ deps, db, line }, blocked);
  await configureLine(deps, db, line.id);
}
