import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lines, sims } from "../../db/schema/lines.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { configureLine } from "./network.ts";
import { orLater } from "./platform.ts";
import { isCurrent } from "./store.ts";

/** With the pauses of the outbox about a week: a SIM without its number reaches nobody, so a platform that is down is waited for. */
const ATTEMPTS = 180;

/**
 * Tells the platform which number a line's SIM carries. It reads number and SIM anew, so that the job that runs last is right
 * whatever the order. What the line may do is sent after it, because the network keeps that by number.
 */
export const setLineNumber = defineJob(
  "line.number",
  v.object({ lineId: uuid, requestId: v.string() }),
  async ({ lineId, requestId }, { deps, db }) => {
    const [line] = await db.select().from(lines).where(eq(lines.id, lineId)).for("update");
    if (!line || line.state === "ended") return;
    const [sim] = await db
      .select({ iccid: sims.iccid })
      .from(sims)
      .where(and(eq(sims.lineId, lineId), isCurrent));
    if (!sim) return;
    await orLater(
      deps,
      async () => {
        await deps.providers.sim.setNumber(db, { requestId, iccid: sim.iccid, msisdn: line.msisdn });
        await configureLine(deps, db, lineId);
      },
      (dueAt) => deps.outbox.enqueue(db, setLineNumber, { lineId, requestId }, { dueAt }),
    );
  },
  { attempts: ATTEMPTS },
);

/** Has the platform told, in the transaction that changed a line's number. */
export function tellNumber(deps: Deps, db: Db, lineId: string): Promise<void> {
  return deps.outbox.enqueue(db, setLineNumber, { lineId, requestId: randomUUID() });
}
