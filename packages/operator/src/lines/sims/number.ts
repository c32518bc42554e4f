import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lines, sims } from "../../db/schema/lines.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { handLineToCare } from "./line-case.ts";
import { configureLine } from "./network.ts";
import { orLater } from "./platform.ts";
import { isCurrent } from "./store.ts";

const payload = v.object({ lineId: uuid, requestId: v.string() });

/**
 * Sends the number of a line's SIM to the platform. It reads number and SIM when it runs, so that the last job is right in any order. The
 * line's configuration is sent afterwards, because the network stores it by number.
 */
export const setLineNumber = defineJob(
  "line.number",
  payload,
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
  {
    onGiveUp: async (given, { deps, db }) => {
      const { lineId } = v.parse(payload, given);
      await handLineToCare(deps, db, lineId, {
        reference: `line.number:${lineId}`,
        kind: "number",
        message: `Dringend: Die SIM-Plattform hat die neue Rufnummer des Anschlusses ${lineId} nicht auf seine SIM gelegt; er ist unter ihr nicht erreichbar. Bitte klären und die Arbeit line.number neu anstoßen.`,
      });
    },
  },
);

/** Queues `setLineNumber` in the transaction that changed a line's number. */
export function tellNumber(deps: Deps, db: Db, lineId: string): Promise<void> {
  return deps.outbox.enqueue(db, setLineNumber, { lineId, requestId: randomUUID() });
}
